/// Why a ``LayoutTemplate`` can't be made.
public enum LayoutTemplateError: Error, Sendable {
  /// The layout has no such number: the side of the canvas is free, the content has no size in the
  /// dimension, or the constraint isn't there or doesn't take part.
  case unknownParameter(LayoutParameter)
  /// The layout has no such node or variable. What lies in a readable guide can't be asked for.
  case unknownOutput(LayoutOperand)
  /// A parameter is there twice, or the layout's numbers can't be solved.
  case notSolved(TemplateError)
}

extension LayoutTemplateError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unknownParameter(.canvas(let dimension)):
      "the layout's \(dimension) side is free"
    case .unknownParameter(.content(let dimension, let node)):
      "node \(node) has no \(dimension) size of its own"
    case .unknownParameter(.constant(let constraint)):
      "constraint \(constraint) isn't there, or doesn't take part"
    case .unknownOutput(.attribute(let attribute, let node, let guide)):
      "there is no \(attribute) of node \(node)" + (guide == .frame ? "" : "'s \(guide)")
    case .unknownOutput(.variable(let index)):
      "there is no free variable \(index)"
    case .notSolved(let error):
      "the layout can't be a template: \(error)"
    }
  }
}
