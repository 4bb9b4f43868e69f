// Which turn of a loop, and which instance of a component, a fault is about.

extension Expander {
  /// The codes of faults that are about all that is expanded, or that every turn but the first has.
  private static let codesOfWholes: Set<DiagnosticCode> = [
    .limitReached, .recursiveComponent, .nestingTooDeep, .redeclaration,
  ]

  /// Adds where a fault arose: `here `r` is `rows[1]``, and a label at the call of each component
  /// that it is in.
  ///
  /// Nothing is added in the first turns of all loops and the first instances of all components,
  /// where a fault is likely to be in every one.
  func locate(_ diagnostic: inout Diagnostic, in scope: Scope?) {
    guard !Self.codesOfWholes.contains(diagnostic.code) else { return }
    let course = Course(to: scope, self)
    guard course.isRepeated else { return }
    diagnostic.notes += course.notes.filter { !diagnostic.notes.contains($0) }
    for call in course.calls {
      if let place = diagnostic.secondary.firstIndex(where: { $0.span == call.span }) {
        diagnostic.secondary[place].message += call.suffix
      } else {
        diagnostic.secondary.append(call.label)
      }
    }
  }

  /// A diagnostic with where it arose; see ``locate(_:in:)``.
  func located(_ diagnostic: Diagnostic, in scope: Scope?) -> Diagnostic {
    var diagnostic = diagnostic
    locate(&diagnostic, in: scope)
    return diagnostic
  }
}

/// The way of the expansion to a place: the turns of the loops round it in its own body, and the
/// calls of components, with the turns of the loops round those.
private struct Course {
  /// More would hide the fault.
  private static let mostCalls = 4

  struct Step {
    var component: String
    var span: SourceSpan
    /// `, where `post` is `posts[2]``
    var suffix: String

    var label: Diagnostic.Label { .init(span, "in `\(component)`, made here\(suffix)") }
  }

  private(set) var notes: [String] = []
  /// The innermost first.
  private(set) var calls: [Step] = []
  /// Whether any turn, or any instance of a component, isn't the first.
  private(set) var isRepeated = false
  private var call: Call?
  private var turns: [String] = []

  init(to place: Scope?, _ expander: Expander) {
    var scope = place
    while let current = scope {
      if let loop = current.loop, let turn = current.turn {
        turns.append("`\(loop.element.text)` is \(turn.text(in: loop, expander))")
        isRepeated = isRepeated || !turn.isFirst
      }
      guard let made = current.call else {
        scope = current.parent
        continue
      }
      endBody()
      call = made
      isRepeated = isRepeated || made.number > 1
      scope = made.scope
    }
    endBody()
    if calls.count > Self.mostCalls { calls = calls.prefix(Self.mostCalls - 1) + calls.suffix(1) }
  }

  private mutating func endBody() {
    let text = turns.joined(separator: ", and ")
    turns = []
    if let call {
      let suffix = text.isEmpty ? "" : ", where \(text)"
      calls.append(Step(component: call.component, span: call.span, suffix: suffix))
    } else if !text.isEmpty {
      notes.append("here \(text)")
    }
  }
}

/// A turn of a loop.
enum LoopTurn {
  case element(Int, count: Int)
  case number(Int, isFirst: Bool)

  var isFirst: Bool {
    switch self {
    case .element(let index, _): index == 0
    case .number(_, let isFirst): isFirst
    }
  }

  fileprivate func text(in loop: ForSyntax, _ expander: Expander) -> String {
    switch self {
    case .number(let number, _): "\(number)"
    case .element(let index, _) where loop.sequence.isPath:
      "`\(expander.text(of: loop.sequence.span))[\(index)]`"
    case .element(let index, let count): "element \(index + 1) of \(count)"
    }
  }
}

extension ExpressionSyntax {
  /// Whether an index may follow.
  fileprivate var isPath: Bool {
    switch kind {
    case .name, .member, .index: true
    default: false
    }
  }
}
