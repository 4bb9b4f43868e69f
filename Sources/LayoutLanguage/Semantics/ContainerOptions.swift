internal import ConstraintKit
internal import FeedLayouts

/// How a container arranges its children.
enum ContainerOptions {
  /// By constraints.
  case stack(StackArrangement)
  /// By its width.
  case waterfall(WaterfallConfiguration)
  /// By its width.
  case flow(FlowConfiguration)

  /// The most columns of a waterfall: more than a screen has pixels for, and few enough that a large
  /// number that is written by mistake takes no time.
  static let mostColumns = 1_000

  var propertyNames: [String] {
    switch self {
    case .stack: PropertyNames.ofStack
    case .waterfall: PropertyNames.ofWaterfall
    case .flow: PropertyNames.ofFlow
    }
  }
}

extension ViewKind {
  /// What a container of the kind does if nothing is said about it.
  var container: ContainerOptions? {
    switch self {
    case .row: .stack(StackArrangement(.horizontal))
    case .column: .stack(StackArrangement(.vertical))
    case .waterfall: .waterfall(WaterfallConfiguration(insets: .zero))
    case .flow: .flow(FlowConfiguration())
    case .root, .view, .image, .label, .button, .component: nil
    }
  }
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

extension FlowConfiguration.Alignment {
  /// `leading` is the side on which the lines begin.
  static func words(_ direction: LayoutDirection) -> [(word: String, value: Self)] {
    let isMirrored = direction == .rightToLeft
    return [
      ("leading", isMirrored ? .right : .left), ("center", .center),
      ("trailing", isMirrored ? .left : .right), ("left", .left), ("right", .right),
      ("justified", .justified),
    ]
  }
}

extension WaterfallConfiguration.Order {
  static let words: [(word: String, value: Self)] = [
    ("shortestFirst", .shortestFirst), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft),
  ]
}

extension WaterfallConfiguration.Rule {
  static let words: [(word: String, value: Self)] = [("fixed", .fixed), ("article", .article)]
}
