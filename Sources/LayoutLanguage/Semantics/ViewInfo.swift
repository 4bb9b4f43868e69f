internal import ConstraintKit

/// What a view is, beside its node in the `LayoutModel`.
struct ViewInfo {
  /// With the index: `cell[0]`.
  var name: String
  var kind: ViewKind
  var parent: Int?
  /// The name in its declaration.
  var span: SourceSpan
  var previousSibling: Int?
  var children: [Int] = []
  /// Children, and free variables, by name.
  var members: [String: NameEntry] = [:]
  /// The texts of its blocks, in which names are looked for that exist under a condition only.
  var bodies: [[StatementSyntax]] = []
  var style = ViewStyle()
  var text = TextProperties()
  var hasIntrinsicSize = false
  var container: StackArrangement?
  /// Whether a container places it.
  var isArranged = true
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
    case .component(let name): name
    }
  }

  var hasText: Bool { self == .label || self == .button }

  /// The kinds that need no declaration.
  static func named(_ name: String) -> ViewKind? {
    builtIn.first { $0.name == name }
  }

  static let builtIn: [ViewKind] = [.view, .image, .label, .button, .row, .column]
  /// Kinds of the language that aren't constraints and that this version doesn't lay out.
  static let unsupported = ["waterfall", "flow"]
}

/// The text of a label or button.
struct TextProperties {
  var string: String?
  var font = 17.0
  var isBold = false
  var lines = 1
  var wrapping = TextWrapping.word
  var maxWidth: Double?
}

/// The words of a row or column for what UIStackView calls otherwise.
extension StackArrangement.Alignment {
  static let words: [(word: String, value: Self)] = [
    ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ("baseline", .firstBaseline),
  ]
}

extension StackArrangement.Distribution {
  static let words: [(word: String, value: Self)] = [
    ("fill", .fill), ("equal", .equal), ("equalSpacing", .equalSpacing),
    ("equalCentering", .equalCentering), ("proportional", .proportional),
  ]
}
