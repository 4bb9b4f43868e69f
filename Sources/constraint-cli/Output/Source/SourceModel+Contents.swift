internal import ConstraintKit

extension SourceModel {
  /// States as constraints what a view of UIKit doesn't have by itself: sizes of contents that are no
  /// text, and sides that are as small as they can be.
  mutating func stateContents() {
    for node in nodes.indices {
      if case .size(let width, let height) = nodes[node].content {
        nodes[node].content = .none
        let sizes = DimensionPair(horizontal: width, vertical: height)
        for dimension in LayoutDimension.allCases {
          if let size = sizes[dimension] { state(size, dimension, of: node) }
        }
      }
      for dimension in LayoutDimension.allCases where nodes[node].fits[dimension] {
        state(0, dimension, of: node, .equal, .fittingSize, .fitting)
        nodes[node].fits[dimension] = false
      }
    }
  }

  /// A content's size.
  private mutating func state(_ size: Double, _ dimension: LayoutDimension, of node: Int) {
    let (least, most) = (nodes[node].compression[dimension], nodes[node].hugging[dimension])
    if least == most { return state(size, dimension, of: node, .equal, least, .content) }
    state(size, dimension, of: node, .greaterThanOrEqual, least, .content)
    state(size, dimension, of: node, .lessThanOrEqual, most, .content)
  }

  private mutating func state(
    _ size: Double, _ dimension: LayoutDimension, of node: Int, _ relation: Relation,
    _ priority: Priority, _ remark: SourceRemark
  ) {
    let attribute: LayoutAttribute = dimension == .horizontal ? .width : .height
    let term = LayoutConstraint.Term(1, .attribute(attribute, node: node))
    let constraint = LayoutConstraint([term], relation, size, priority: priority)
    parts[node].append(Part(constraint: constraint, reference: node, remark: remark))
  }
}
