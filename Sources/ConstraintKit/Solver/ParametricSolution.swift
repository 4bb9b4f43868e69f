/// The values of a system as functions of one constraint's constant: piecewise linear, and exact.
public struct ParametricSolution: Sendable {
  /// A stretch of the constant over which the same constraints are active.
  public struct Segment: Sendable {
    /// The constants between which it lies.
    public let range: ClosedRange<Double>
    /// By variable: the value at the lower end.
    let values: [Double]
    /// By variable: the change for each unit of the constant.
    let slopes: [Double]
    /// By variable: whether nothing else is possible at the same errors.
    let isDetermined: [Bool]
  }

  /// A stretch of the function of one variable or expression.
  public struct Piece: Sendable, Hashable {
    /// The constants between which it lies.
    public let range: ClosedRange<Double>
    /// The value at the lower end of the range.
    public let value: Double
    /// The change of the value for each unit of the constant.
    public let slope: Double
    /// Whether the value is the only one possible at the same errors. Otherwise it's the one that
    /// the solver arrives at.
    public let isDetermined: Bool
  }

  /// Rising and without gaps; empty if no constant of the range is possible.
  public let segments: [Segment]
  /// Why no smaller constant is possible; nil if the range that was asked for ends there.
  public let lowerConflict: Conflict?
  /// Why no larger constant is possible; nil if the range that was asked for ends there.
  public let upperConflict: Conflict?

  let slots: VariableSlots

  /// The part of the range that is possible.
  public var range: ClosedRange<Double>? {
    guard let first = segments.first, let last = segments.last else { return nil }
    return first.range.lowerBound...last.range.upperBound
  }

  /// The function of a variable or an expression; neighbours that are one line are joined.
  public func pieces(of operand: some LinearOperand) -> [Piece] {
    let expression = operand.linearExpression
    var pieces: [Piece] = []
    for segment in segments {
      let piece = piece(of: expression, in: segment)
      if let last = pieces.last, let joined = Self.join(last, piece) {
        pieces[pieces.count - 1] = joined
      } else {
        pieces.append(piece)
      }
    }
    return pieces
  }

  /// The value at a constant; nil outside the possible range.
  public func value(of operand: some LinearOperand, at constant: Double) -> Double? {
    guard let segment = segments.first(where: { $0.range.contains(constant) }) else { return nil }
    let piece = piece(of: operand.linearExpression, in: segment)
    return piece.value + (constant - piece.range.lowerBound) * piece.slope
  }

  private func piece(of expression: LinearExpression, in segment: Segment) -> Piece {
    var value = expression.constant
    var slope = 0.0
    var isDetermined = true
    for term in expression.terms {
      guard let slot = slots.slot(of: term.variable) else {
        value = .nan
        continue
      }
      value += term.coefficient * segment.values[Int(slot)]
      slope += term.coefficient * segment.slopes[Int(slot)]
      isDetermined = isDetermined && segment.isDetermined[Int(slot)]
    }
    return Piece(range: segment.range, value: value, slope: slope, isDetermined: isDetermined)
  }

  private static func join(_ left: Piece, _ right: Piece) -> Piece? {
    let tolerance = Tolerances.range * max(1, abs(left.slope))
    guard left.isDetermined == right.isDetermined, abs(left.slope - right.slope) <= tolerance
    else { return nil }
    return Piece(
      range: left.range.lowerBound...right.range.upperBound, value: left.value, slope: left.slope,
      isDetermined: left.isDetermined)
  }
}
