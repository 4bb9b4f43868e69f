internal import ConstraintKit

/// What is said about constraints that nobody wrote.
enum SwiftRemark: Hashable {
  case waterfall, flow, container
  /// The file's order decided a tie.
  case tie

  init?(_ part: SwiftModel.Part) {
    if part.isPinned {
      self = .tie
      return
    }
    guard part.constraint.relation == .equal else { return nil }
    switch part.constraint.provenance {
    case .waterfall: self = .waterfall
    case .flow: self = .flow
    case .placement: self = .container
    default: return nil
    }
  }

  var text: String {
    switch self {
    case .waterfall: "// The waterfall's children are pinned where it puts them at this width."
    case .flow: "// The flow's children are pinned where it puts them at this width."
    case .container: "// The container's children are pinned where it puts them at this width."
    case .tie: "// Among equals the file's order decides, which isn't the order of the views."
    }
  }
}
