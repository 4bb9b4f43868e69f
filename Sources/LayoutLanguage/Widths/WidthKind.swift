internal import ConstraintKit

/// What has to be the same for two widths to be of one stretch, beside that the frames are on lines.
struct WidthKind: Equatable {
  /// The views and the statements that there are.
  var structure: Structure
  /// By node.
  var texts: [TextBreaks?]
  /// Optional constraints that don't hold.
  var unmet: [ConstraintSource]
  /// Why there are no frames; empty where there are.
  var faults: [Fault]

  struct Structure: Equatable {
    var views: [View] = []
    var constraints: [SourceSpan] = []

    struct View: Equatable {
      var name: String
      var kind: ViewKind
      var parent: Int?
      var text: String?
      var isHidden: Bool
      var style: ViewStyle
    }

    init(_ expander: Expander) {
      views = expander.views.enumerated().map { node, info in
        View(
          name: info.name, kind: info.kind, parent: info.parent, text: info.text.string,
          isHidden: expander.model.nodes[node].isHidden, style: info.style)
      }
      constraints = expander.constraintInfos.map(\.span)
    }
  }

  /// Where the lines of a text end.
  struct TextBreaks: Equatable {
    var lines: [Range<Int>]
    var isTruncated: Bool
    /// The room in which it was measured.
    var room: Double
    /// The least room in which it breaks so.
    var leastWidth: Double
    /// What it takes, up to half a point more than it needs.
    var width: Double

    init(_ layout: TextLayout, in room: Double) {
      self.room = room
      width = layout.size.width
      lines = layout.lines.map(\.range)
      isTruncated = layout.isTruncated
      leastWidth = layout.leastWidth
    }

    static func == (left: TextBreaks, right: TextBreaks) -> Bool {
      left.lines == right.lines && left.isTruncated == right.isTruncated
    }
  }

  /// An error, by its code and its places; the numbers of its text differ from width to width.
  struct Fault: Equatable {
    var code: DiagnosticCode
    var spans: [SourceSpan]

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      spans = (diagnostic.primary.map { [$0.span] } ?? []) + diagnostic.secondary.map(\.span)
    }
  }
}
