/// A format string of Apple's Visual Format Language: views in a line and the gaps between them.
///
/// ```swift
/// let format = try VisualFormat(parsing: "H:|-20-[avatar(40)]-[name(>=80@high)]-|")
/// format.views.map(\.name)  // ["avatar", "name"]
/// ```
///
///     format    = [ ("H"|"V") ":" ] [ "|" gap ] view { gap view } [ gap "|" ]
///     gap       = [ "-" [ ( number | name | list ) "-" ] ]
///     view      = "[" name [ list ] "]"
///     list      = "(" predicate { "," predicate } ")"
///     predicate = [ "==" | ">=" | "<=" ] ( [ "-" ] number | name ) [ "@" priority ]
///     priority  = ( number | name ) [ ("+"|"-") number ]
///
/// Names in predicates are those of metrics or of views, names of priorities those of levels
/// (`low`, `medium`, `high`, `required`) or metrics. Spaces between the parts are skipped. A bare
/// `-` is the standard gap.
public struct VisualFormat: Sendable, Hashable {
  /// What lies between neighbours.
  public enum Gap: Sendable, Hashable {
    /// No `-`: they touch.
    case flush
    /// A bare `-`, and where it stands.
    case standard(Range<Int>)
    /// `-20-` or `-(>=8,<=gap@low)-`
    case predicates([Predicate])
  }

  /// A relation of a gap's or view's length to something.
  public struct Predicate: Sendable, Hashable {
    /// What a length is compared with.
    public enum Value: Sendable, Hashable {
      /// In points.
      case number(Double)
      /// Of a metric, or of a view whose length along the line is meant.
      case name(String)
    }

    /// How they compare.
    public var relation: Relation
    /// The other side.
    public var value: Value
    /// How strongly it is wanted; nil is required.
    public var priority: PriorityTerm?
    /// Where it stands: UTF-8 offsets in the format.
    public var range: Range<Int>
  }

  /// What stands after `@`: in range if it is a number or a level.
  public struct PriorityTerm: Sendable, Hashable {
    /// What the priority is counted from.
    public enum Base: Sendable, Hashable {
      /// The priority itself.
      case number(Double)
      /// Of a level or of a metric.
      case name(String)
    }

    /// A number, or the name of one.
    public var base: Base
    /// What is added to it.
    public var offset: Double
    /// With the `@`: UTF-8 offsets in the format.
    public var range: Range<Int>
  }

  /// A view and what its length is.
  public struct View: Sendable, Hashable {
    /// As it stands in the format.
    public var name: String
    /// Where the name stands: UTF-8 offsets in the format.
    public var nameRange: Range<Int>
    /// What is said about its length along the line.
    public var predicates: [Predicate]
    /// With the brackets: UTF-8 offsets in the format.
    public var range: Range<Int>
  }

  /// Along which the views lie; horizontal unless the format says otherwise.
  public var dimension: LayoutDimension
  /// Between the superview's near edge and the first view; nil without a leading `|`.
  public var leading: Gap?
  /// In order; at least one.
  public var views: [View]
  /// Between each view and the next, so one fewer than ``views``.
  public var gaps: [Gap]
  /// Between the last view and the superview's far edge; nil without a trailing `|`.
  public var trailing: Gap?

  /// Reads a format.
  ///
  /// - Throws: What is wrong, and where.
  /// - Complexity: O(length).
  public init(parsing text: String) throws(VisualFormatError) {
    var parser = VisualFormatParser(text)
    self = try parser.parse()
  }

  init(
    dimension: LayoutDimension, leading: Gap?, views: [View], gaps: [Gap], trailing: Gap?
  ) {
    self.dimension = dimension
    self.leading = leading
    self.views = views
    self.gaps = gaps
    self.trailing = trailing
  }
}
