internal import ConstraintKit

/// What a view is, beside its node in the `LayoutModel`.
struct ViewInfo {
  /// With the index: `cell[0]`.
  var name: String
  var kind: ViewKind
  var parent: Int?
  /// The name in its declaration.
  var span: SourceSpan
  /// Where its declaration stands; nil for the root.
  var scope: Scope?
  var previousSibling: Int?
  var children: [Int] = []
  /// Children, and free variables, by name.
  var members: [String: NameEntry] = [:]
  /// The texts of its blocks, in which names are looked for that exist under a condition only.
  var bodies: [[StatementSyntax]] = []
  var style = ViewStyle()
  var text = TextProperties()
  var hasIntrinsicSize = false
  /// How it arranges its children, if it does.
  var container: ContainerOptions?
  /// The names of the container's options that are said.
  var options: Set<String> = []
  /// Whether a container places it.
  var isArranged = true
  /// How many columns of a waterfall it takes, and where that is said.
  var columns = (count: 1, span: nil as SourceSpan?)
  /// Its declaration failed: what is unknown about it is silent.
  var isPoisoned = false
}

/// What a view is declared as.
enum ViewKind: Equatable {
  case root
  case view
  case image
  case label
  case button
  case row
  case column
  case waterfall
  case flow
  case component(String)

  var name: String {
    switch self {
    case .root: "root"
    case .view: "view"
    case .image: "image"
    case .label: "label"
    case .button: "button"
    case .row: "row"
    case .column: "column"
    case .waterfall: "waterfall"
    case .flow: "flow"
    case .component(let name): name
    }
  }

  var hasText: Bool { self == .label || self == .button }

  /// The kinds that need no declaration.
  static func named(_ name: String) -> ViewKind? {
    builtIn.first { $0.name == name }
  }

  static let builtIn: [ViewKind] = [
    .view, .image, .label, .button, .row, .column, .waterfall, .flow,
  ]
}

/// The text of a label or button.
struct TextProperties {
  var string: String?
  /// In place of the string, where it isn't looked at.
  var deferred: DeferredText?
  var font = 17.0
  var isBold = false
  var lines = 1
  /// Whether the file says how many lines there are.
  var hasLines = false
  var wrapping = TextWrapping.word
  var maxWidth: Double?
}
