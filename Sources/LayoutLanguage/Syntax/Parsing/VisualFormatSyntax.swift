public import ConstraintKit

/// The meaning of a `vfl` string: views in a line and the gaps between them.
///
///     vfl "H:|-20-[avatar(40)]-[name(>=80@high)]-|"
public struct VisualFormatSyntax: Sendable {
  public enum Axis: Sendable {
    case horizontal, vertical
  }

  /// Pairs of neighbours and what lies between them.
  public enum Connection: Sendable {
    /// No `-`: the neighbours touch.
    case flush
    /// A bare `-`: 8 points.
    case standard(SourceSpan)
    /// `-20-` or `-(>=8,<=20@low)-`
    case predicates([Predicate])
  }

  /// A relation to a number or a name: of a gap's size, or of a view's.
  public struct Predicate: Sendable {
    public enum Value: Sendable {
      case number(Double)
      case name(String)
    }
    public var relation: Relation
    public var value: Value
    public var priority: PrioritySyntax?
    public var span: SourceSpan
  }

  public struct View: Sendable {
    public var name: NameSyntax
    public var predicates: [Predicate]
    /// With the brackets.
    public var span: SourceSpan
  }

  public var axis: Axis
  /// The gap between the superview's near edge and the first view; nil without a leading `|`.
  public var leading: Connection?
  public var views: [View]
  /// Between each view and the next, so one fewer than ``views``.
  public var gaps: [Connection]
  /// The gap between the last view and the superview's far edge; nil without a trailing `|`.
  public var trailing: Connection?

  /// Reads the text of a `vfl` statement.
  ///
  /// - Returns: Nil where it's malformed; ``Parser/parse(_:file:limits:)`` has reported why.
  ///   A format of an empty string is malformed.
  public init?(_ string: StringSyntax) {
    guard let format = VisualFormatReader(string).format else { return nil }
    self = format
  }

  init(
    axis: Axis, leading: Connection?, views: [View], gaps: [Connection], trailing: Connection?
  ) {
    self.axis = axis
    self.leading = leading
    self.views = views
    self.gaps = gaps
    self.trailing = trailing
  }
}
