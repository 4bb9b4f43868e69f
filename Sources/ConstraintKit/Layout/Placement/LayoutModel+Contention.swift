extension LayoutModel {
  /// Whether it is plain that the pull of free sides decides between no wishes: all are those of one
  /// content, above the pull, and of one dimension each. They can't be at odds, so what they and the
  /// required constraints settle comes out with the pull and without.
  ///
  /// - Complexity: O(constraints + nodes).
  var pullDecidesNothing: Bool {
    let contents = nodes.filter(\.hasContent)
    return contents.count <= 1 && contents.allSatisfy(\.standsAgainstPull)
      && !nodes.contains { $0.fits.horizontal || $0.fits.vertical }
      && constraints.allSatisfy { $0.priority.isRequired && !$0.joinsDimensions }
  }
}

extension LayoutNode {
  fileprivate var hasContent: Bool {
    if case .none = content { false } else { true }
  }

  fileprivate var standsAgainstPull: Bool {
    LayoutDimension.allCases.allSatisfy {
      min(hugging[$0], compression[$0]) > .fittingSize
    }
  }
}

extension LayoutConstraint {
  /// Whether it is about both dimensions, or about a free variable or a guide, which may be.
  fileprivate var joinsDimensions: Bool {
    var known: LayoutDimension?
    for term in sum {
      guard case .attribute(let attribute, _, .frame) = term.operand else { return true }
      if let known, known != attribute.dimension { return true }
      known = attribute.dimension
    }
    return false
  }
}
