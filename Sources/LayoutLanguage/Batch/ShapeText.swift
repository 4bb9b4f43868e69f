internal import ConstraintKit

/// A text of a shape.
struct ShapeText {
  let node: Int
  /// With the text of the inputs that the shape was made from.
  var content: TextContent
  let pieces: [LayoutShape.TextPiece]

  /// Whether it's the same for all inputs, and has its size at once.
  var isFixed: Bool {
    !content.wraps && !pieces.contains { if case .input = $0 { true } else { false } }
  }

  /// All texts of what was expanded, those that vary first.
  ///
  /// - Parameter known: The inputs' texts, by place.
  static func all(
    of expander: Expander, _ known: [Int: String]
  ) -> (all: [ShapeText], varying: [ShapeText]) {
    let texts = expander.views.indices.compactMap { node -> ShapeText? in
      guard case .text(var content) = expander.model.nodes[node].content else { return nil }
      let deferred = expander.views[node].text.deferred
      let pieces = deferred?.pieces.map(LayoutShape.TextPiece.init) ?? [.text(content.string)]
      content.string = pieces.map { piece in
        switch piece {
        case .text(let text): text
        case .input(let place): known[place] ?? ""
        }
      }.joined()
      return ShapeText(node: node, content: content, pieces: pieces)
    }
    let varying = texts.filter { !$0.isFixed }
    return (varying + texts.filter(\.isFixed), varying)
  }

  /// The nodes whose texts vary but aren't measured, since they have a size of their own, with these.
  static func unmeasured(
    of expander: Expander
  ) -> [(node: Int, pieces: [LayoutShape.TextPiece])] {
    expander.views.indices.compactMap { node in
      guard expander.views[node].hasIntrinsicSize,
        let deferred = expander.views[node].text.deferred
      else { return nil }
      return (node, deferred.pieces.map(LayoutShape.TextPiece.init))
    }
  }
}

extension LayoutShape.TextPiece {
  fileprivate init(_ piece: DeferredText.Piece) {
    switch piece {
    case .text(let text): self = .text(text)
    case .input(let place): self = .input(place)
    }
  }
}
