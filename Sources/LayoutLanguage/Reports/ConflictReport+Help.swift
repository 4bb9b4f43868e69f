internal import ConstraintKit

extension ConflictReport {
  // MARK: Note and help

  func note(_ remaining: RemainingConflicts) -> String {
    let others = requiredCount - conflict.members.count
    let count = Self.word(conflict.members.count)
    let consequence =
      switch remaining {
      case .none: "makes it solvable"
      case .after(_, isAll: true): "ends this conflict; another is left, and told then"
      case .after(let members, isAll: false):
        "ends this conflict; another is left where that is \(Self.listed(members.map(statement)))"
      case .unknown: "ends this conflict; others may be left"
      }
    let removal = "removing any one of these \(count) \(consequence)"
    guard others > 0 else { return "minimal: \(removal)" }
    let subject =
      others == 1
      ? "the other required constraint is" : "the other \(others) required constraints are"
    return "minimal: \(subject) not involved; \(removal)"
  }

  private func statement(of index: Int) -> String {
    model.statement(of: .explicit(index))
  }

  /// `A, B or C`, or how many of them.
  private static func listed(_ statements: [String]) -> String {
    guard statements.count <= 3, let last = statements.last else {
      return "one of \(word(statements.count)) of them"
    }
    let first = statements.dropLast().map { "`\($0)`" }.joined(separator: ", ")
    return (first.isEmpty ? "" : "\(first) or ") + "`\(last)`"
  }

  /// Written ones, the canvas's sides and that no view has a negative size.
  private var requiredCount: Int {
    let sides = (model.canvas.horizontal == nil ? 0 : 1) + (model.canvas.vertical == nil ? 0 : 1)
    return model.constraints.count { $0.priority.isRequired } + sides
      + 2 * (model.nodes.count - 1)
  }

  private static func word(_ number: Int) -> String {
    let words = [
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : String(number)
  }

  func help(
    _ sorted: [Member], _ primary: Member, _ proof: Proof?, _ remaining: RemainingConflicts
  ) -> [Diagnostic.Fix] {
    guard case .explicit(let index) = primary.source, isWritten(primary) else { return [] }
    if let help = gapsHelp(proof) ?? lateSizes.first?.help { return [help] }
    if let help = containerHelp(
      places: expander.constraintInfos[index].left.attribute?.isSize == false)
    {
      return [help]
    }
    if let help = placingHelp { return [help] }
    // A wish for a value that the others fix could never win.
    if proof?.fixesValue == true { return [Diagnostic.Fix("remove or change one of them")] }
    let loser =
      remaining.endsWith(primary)
      ? primary : sorted.last { isWritten($0) && remaining.endsWith($0) }
    guard let loser, case .explicit(let index) = loser.source else { return [] }
    let info = expander.constraintInfos[index]
    var text = expander.text(of: info.span)
    for mark in [" @", " as "] {
      if let end = text.range(of: mark) { text = String(text[..<end]) }
    }
    if text.contains("\n") { text = self.text(of: loser) }
    let place = loser.span == primary.span ? "" : " in line \(expander.line(of: info.span))"
    return [Diagnostic.Fix("lower one of them, for example `\(text) @high`\(place)")]
  }

  /// What to do about a row or column that arranges its children otherwise than they say.
  ///
  /// - Parameter places: Whether the constraint that is told first places a view.
  private func containerHelp(places: Bool) -> Diagnostic.Fix? {
    for source in conflict.members {
      guard case .explicit(let index) = source, let node = container(of: index),
        case .stack(let stack) = expander.views[node].container,
        let term = model.constraints[index].terms.first,
        case .attribute(let attribute, _, _) = term.operand
      else { continue }
      let kind = expander.views[node].kind.name
      if attribute.dimension == stack.dimension {
        guard places else { return distributionHelp(kind, stack) }
        return .init(
          "the \(kind) places its children one after the other: `spacing` is what lies between "
            + "them, `arranged: false` leaves a child out")
      }
      let isFilling = stack.alignment == .fill
      let side = stack.dimension == .horizontal ? "height" : "width"
      return isFilling
        ? .init(
          "the \(kind) gives its children its own \(side): `align: leading`, `center` or "
            + "`trailing` leaves them theirs")
        : .init("the \(kind) aligns its children: `arranged: false` leaves a child out")
    }
    return nil
  }

  /// What to do about a row or column whose children have the same size, though one states another.
  private func distributionHelp(_ kind: String, _ stack: StackArrangement) -> Diagnostic.Fix? {
    guard stack.distribution == .equal else { return nil }
    let side = stack.dimension == .horizontal ? "width" : "height"
    return .init(
      "the \(kind) gives its children the same \(side): `distribution: fill` leaves them theirs")
  }
}
