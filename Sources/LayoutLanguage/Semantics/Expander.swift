internal import ConstraintKit

/// Turns the trees of a program's files into a `LayoutModel`.
///
/// Two walks: the first makes the views, evaluating whatever decides which views there are; the
/// second states the constraints, so that names are visible before their line.
final class Expander {
  enum Phase {
    case declaring
    case constraining
  }

  /// How an expression is meant.
  enum Mode {
    /// A value that is known before solving: where a name is both, it's the value.
    case value
    /// A value within `@(…)`, where the levels are numbers.
    case priority
    /// A sum of unknowns: where a name is both, it's the view.
    case linear
  }

  let modules: [Module]
  let limits: LayoutLimits
  let measurer: (any TextMeasuring)?
  var sources: SourceMap
  var phase = Phase.declaring
  var model: LayoutModel
  var views: [ViewInfo]
  /// Where each free variable is declared.
  var variableSpans: [SourceSpan] = []
  var fileScopes: [Scope] = []
  /// The other scopes with bindings whose values are sought in the same scope: each keeps the other.
  private(set) var cyclicScopes: [Scope] = []
  /// The top-level block of the main file.
  let rootScope: Scope
  /// Where the main file says how wide and high the canvas is; nil where the caller says it.
  var canvasSpans = DimensionPair<SourceSpan?>(nil)
  /// The canvas as the main file has it, whatever the caller says.
  var writtenCanvas = (
    size: DimensionPair<Double?>(nil), spans: DimensionPair<SourceSpan?>(nil)
  )
  /// Whether a side of the canvas was looked at, so that what was made depends on it.
  var readsCanvas = DimensionPair(false)
  /// Wishes that hold a component that is laid out alone.
  var pinned: [ConstraintInfo] = []
  /// What the second walk has to do, in the order of the text.
  var jobs: [Job] = []
  /// What is known about each of the model's constraints, by origin tag.
  var constraintInfos: [ConstraintInfo] = []
  /// The constraints of each label, in order.
  var labels: [String: [Int]] = [:]
  /// The expectations of the main file's own body.
  var expectations: [PendingExpectation] = []
  /// Whether components are gone through whose parameters aren't known: what depends on them is
  /// done in every way.
  var isTrial = false
  /// How many instances there are of each component, by its name's place.
  var instances: [SourceSpan: Int] = [:]
  /// The components of the main file of which there are instances.
  var usedComponents: Set<String> = []
  /// The blocks of loops and `if`s that were left out since what decides them is wrong: what they
  /// declare is missing, and that isn't told, too.
  var unknownBlocks: [SourceSpan] = []
  /// The inputs that aren't looked at, if that is tried.
  var deferred: DeferredInputs?
  /// Whether an expectation is evaluated, which may ask for more than what constraints are about.
  var isExpecting = false
  /// Whether what is tried may fail silently.
  var isMuted = false
  /// Where data have each number that is too large to reckon with.
  var numbersOfData: [Double: SourceSpan] = [:]
  /// How many expressions wait for one another.
  var evaluationDepth = 0
  var diagnostics: [Diagnostic] = []
  /// The scope of the statement that is looked at.
  var place: Scope?
  /// Whether what each constraint says is looked at for ``lints``, which takes an eighth of the time.
  let collectsLints: Bool
  /// What is allowed but probably not meant.
  var lints: [Diagnostic] = []
  var lintKeys: Set<LintKey> = []
  /// Where each constraint was first stated.
  var constraintKeys: [ConstraintKey: SourceSpan] = [:]
  /// Constraints that say just what an earlier one says.
  var repeatedConstraints: Set<Int> = []
  /// Where each block first sets each property.
  var propertyKeys: [PropertyKey: SourceSpan] = [:]
  /// Where each label is first given.
  var labelKeys: [LabelKey: SourceSpan] = [:]
  /// A limit was reached: nothing more is expanded.
  var isAborted = false
  var statementCount = 0
  var stringBytes = 0
  var loops: [LoopFrame] = []
  var blockDepth = 0
  private var reported: Set<ReportKey> = []
  var poisonedNames: Set<PoisonedName> = []

  private struct ReportKey: Hashable {
    var code: DiagnosticCode
    var span: SourceSpan?
    var message: String
  }

  struct PoisonedName: Hashable {
    var file: Int32
    var name: String
  }

  struct LoopFrame {
    var name: String
    var span: SourceSpan
  }

  enum Job {
    case constraint(ConstraintSyntax, SourceSpan, Scope)
    case container(Int)
    case letBinding(Binding)
    case visualFormat(StringSyntax, Scope)
  }

  /// - Parameter measurer: Nil is Helvetica at the layout's scale.
  init(
    modules: [Module], sources: SourceMap, limits: LayoutLimits,
    measurer: (any TextMeasuring)? = nil, collectsLints: Bool = false
  ) {
    self.collectsLints = collectsLints
    self.measurer = measurer
    self.modules = modules
    self.sources = sources
    self.limits = limits
    model = LayoutModel(canvas: DimensionPair(horizontal: 375, vertical: nil))
    let start = SourceSpan(file: 0, start: 0, end: 0)
    views = [ViewInfo(name: "root", kind: .root, parent: nil, span: start)]
    fileScopes = modules.indices.map {
      Scope(.file, parent: nil, module: $0, node: 0, statements: [])
    }
    let items = modules.first?.syntax.items ?? []
    rootScope = Scope(.view, parent: fileScopes.first, module: 0, node: 0, statements: items)
    views[0].bodies = [items]
  }

  deinit {
    for scope in fileScopes + cyclicScopes { scope.values = [:] }
  }

  func bind(_ binding: Binding, in scope: Scope) {
    scope.values[binding.name.text] = binding
    guard case .expression(_, let origin) = binding.source, origin === scope,
      cyclicScopes.last !== scope
    else { return }
    cyclicScopes.append(scope)
  }

  // MARK: Reports

  /// Each root cause once: what a loop or a second use would report again is dropped.
  func report(_ diagnostic: Diagnostic) {
    guard !isMuted else { return }
    var diagnostic = diagnostic.withoutCommandLine
    locate(&diagnostic, in: place)
    let key = ReportKey(
      code: diagnostic.code, span: diagnostic.primary?.span,
      message: diagnostic.primary == nil ? diagnostic.message : "")
    if reported.insert(key).inserted { diagnostics.append(diagnostic) }
  }

  var hasErrors: Bool { diagnostics.contains { $0.level == .error } }

  func line(of span: SourceSpan) -> Int { sources.line(of: span) }

  func text(of span: SourceSpan) -> String { sources.text(of: span) }

  // MARK: Limits

  /// Counts a statement; false when there may be no more.
  func spendStatement(at span: SourceSpan) -> Bool {
    statementCount += 1
    guard !isAborted else { return false }
    guard statementCount > limits.maxStatements else { return true }
    abort(statementLimit(at: span))
    return false
  }

  func statementLimit(at span: SourceSpan) -> Diagnostic {
    .limitReached(
      "expansion made more than \(grouped(limits.maxStatements)) statements" + loopTrail,
      flag: "--max-statements", at: loops.last?.span ?? span)
  }

  /// `: `for i` (line 3) inside `for j` (line 2)`
  private var loopTrail: String {
    guard !loops.isEmpty else { return "" }
    let trail = loops.reversed().prefix(3).map { "`for \($0.name)` (line \(line(of: $0.span)))" }
    return ": " + trail.joined(separator: " inside ")
  }

  /// Counts the bytes of a string that was made; false when there may be no more.
  func spendString(_ bytes: Int, at span: SourceSpan) -> Bool {
    stringBytes += bytes
    guard stringBytes > limits.maxStringBytes else { return true }
    abort(
      .limitReached(
        "the strings that were made have more than \(grouped(limits.maxStringBytes)) bytes",
        flag: nil, at: span))
    return false
  }

  func abort(_ diagnostic: Diagnostic) {
    if !isAborted {
      isMuted = false
      report(diagnostic)
    }
    isAborted = true
  }
}

/// `1000000` as `1,000,000`.
func grouped(_ number: Int) -> String {
  var digits = Array(String(number.magnitude))
  var place = digits.count - 3
  while place > 0 {
    digits.insert(",", at: place)
    place -= 3
  }
  return (number < 0 ? "-" : "") + String(digits)
}

/// What a constraint of the model was written as, for messages.
struct ConstraintInfo {
  var left: LinearValue
  var relation: Relation
  var right: LinearValue
  var priority: Priority
  /// The whole statement.
  var span: SourceSpan
  /// The part of it that names the attributes.
  var attributeSpan: SourceSpan
  var label: String?
  /// Made of a container or a `vfl` string: the text isn't that of a constraint.
  var isGenerated = false
  /// The right side's text; nil where there is none.
  var written: ExpressionSyntax?
  /// Where it stands.
  var scope: Scope?
}

/// An `expect` that waits for the frames.
struct PendingExpectation {
  var syntax: ExpectSyntax
  var span: SourceSpan
  var scope: Scope
}
