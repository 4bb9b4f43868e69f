internal import ConstraintKit

/// What a `test "…" (…)` changes: parameters, and the canvas.
struct TestArguments {
  /// More runs than this aren't a test.
  private static let mostWidths = 10_000

  /// What a test can set beside parameters and data.
  private static let ownNames = ["width", "height", "safeArea", "rtl", "scale"]

  private let program: LayoutProgram
  private let expander: Expander
  private(set) var settings: RunSettings
  /// `width: 320...430`
  private(set) var widths: ClosedRange<Int>?
  private(set) var diagnostics: [Diagnostic] = []
  /// Where each was first given.
  private var given: [String: SourceSpan] = [:]

  init(_ program: LayoutProgram, _ reader: InputReader) {
    self.program = program
    settings = reader.settings
    expander = Expander(
      modules: program.modules, sources: reader.sources, limits: program.limits)
    expander.openFiles(settings)
  }

  mutating func read(_ arguments: [ArgumentSyntax]) {
    for argument in arguments { read(argument) }
    diagnostics += expander.diagnostics
  }

  private mutating func read(_ argument: ArgumentSyntax) {
    guard let label = argument.label else {
      diagnostics.append(.unlabelledTestArgument(at: argument.value.span))
      return
    }
    if let first = given[label.text] {
      diagnostics.append(.duplicateTestArgument(label, first: first))
      return
    }
    given[label.text] = label.span
    let setting = Expander.Setting(
      name: label.text, span: label.span, value: argument.value, node: 0,
      scope: expander.rootScope)
    switch label.text {
    case "width": readWidth(setting)
    case "height": settings.height = side(setting) ?? settings.height
    case "safeArea": settings.safeArea = expander.insets(setting) ?? settings.safeArea
    case "rtl":
      if let isMirrored = expander.bool(setting) {
        settings.direction = isMirrored ? .rightToLeft : .leftToRight
      }
    case "scale": settings.scale = expander.number(setting, in: 0.1...100) ?? settings.scale
    default: readParameter(label, argument.value)
    }
  }

  private mutating func readWidth(_ setting: Expander.Setting) {
    guard case .binary(let operation, let first, let last, _) = setting.value.kind,
      operation == .closedRange || operation == .halfOpenRange
    else {
      if case .list = setting.value.kind {
        diagnostics.append(.severalWidths(at: setting.value.span))
        return
      }
      settings.width = side(setting) ?? settings.width
      return
    }
    guard case .range(let range) = expander.known(setting.value, in: setting.scope) else { return }
    guard !range.isEmpty, range.lowerBound >= 0, range.count <= Self.mostWidths else {
      var fault = Diagnostic.badWidthRange(most: Self.mostWidths, at: setting.value.span)
      if range.isEmpty, let swapped = inOrder(operation, first, last, setting.scope) {
        fault = .reversedWidthRange(swapped, at: setting.value.span)
      }
      diagnostics.append(fault)
      return
    }
    widths = range.lowerBound...(range.upperBound - 1)
  }

  /// `300...320` for `320...300`; nil where a range is empty otherwise.
  private func inOrder(
    _ operation: BinaryOperator, _ first: ExpressionSyntax, _ last: ExpressionSyntax,
    _ scope: Scope
  ) -> String? {
    guard let upper = expander.number(first, in: scope),
      let lower = expander.number(last, in: scope), lower < upper
    else { return nil }
    return expander.text(of: last.span) + (operation == .closedRange ? "..." : "..<")
      + expander.text(of: first.span)
  }

  private func side(_ setting: Expander.Setting) -> LayoutInputs.CanvasSide? {
    if expander.isAuto(setting.value) { return .auto }
    return expander.number(setting, in: 0...1e9).map { .fixed($0) }
  }

  private mutating func readParameter(_ label: NameSyntax, _ value: ExpressionSyntax) {
    if program.parameterNames.contains(label.text) {
      settings.parameters[label.text] = .expression(value)
    } else if program.dataDeclarations.contains(where: { $0.name.text == label.text }) {
      settings.data[label.text] = .expression(value)
    } else {
      let names = program.parameterNames + program.dataDeclarations.map(\.name.text)
      let similar = Suggestion.nearest(to: label.text, in: names + Self.ownNames)
      diagnostics.append(
        .unknownTestArgument(label, similar: similar, of: names + Self.ownNames))
    }
  }
}
