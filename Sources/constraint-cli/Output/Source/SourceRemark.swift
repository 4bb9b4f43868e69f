internal import ConstraintKit

/// What is said about constraints that nobody wrote.
enum SourceRemark: Hashable {
  case waterfall, flow, container
  /// The file's order decided a tie.
  case tie
  /// A size that no view of the language has by itself.
  case content
  /// A side that is as small as it can be.
  case fitting
  /// A view that stands for a length.
  case spacer

  /// What is said about a constraint of the layout.
  init?(_ constraint: LayoutConstraint) {
    guard constraint.relation == .equal else { return nil }
    switch constraint.provenance {
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
    case .content: "// A content of this size, such as a picture, would say the same."
    case .fitting: "// As small as what is in it allows."
    case .spacer: "// Spacers say what takes more than the two sides of a constraint."
    }
  }
}
