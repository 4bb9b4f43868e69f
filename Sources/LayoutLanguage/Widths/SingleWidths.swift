/// Widths that a program may treat unlike those beside them, since it compares numbers for equality:
/// `root.width == 414 ? 12 : 10`. Trying one width here and there doesn't find such ones.
///
/// They are the numbers that the program writes, where it compares any for equality or inequality.
/// Those that it only makes, as in `root.width % 50 == 0`, aren't found.
struct SingleWidths {
  /// So many are tried at most: each is a solve.
  private static let most = 256

  private let numbers: [Double]

  init(_ program: LayoutProgram) {
    let nodes = program.modules.flatMap(\.syntax.nodes)
    guard nodes.contains(where: \.comparesForEquality) else {
      numbers = []
      return
    }
    numbers = Set(nodes.flatMap(\.numbers)).sorted()
  }

  /// Those within a range, its ends left out.
  func within(_ range: ClosedRange<Double>) -> [Double] {
    let inside = numbers.filter { $0 > range.lowerBound && $0 < range.upperBound }
    return Array(inside.prefix(Self.most))
  }
}

extension SyntaxNode {
  fileprivate var comparesForEquality: Bool {
    if case .expression(let expression) = kind,
      case .binary(let operation, _, _, _) = expression.kind,
      operation == .equal || operation == .notEqual
    {
      return true
    }
    return children.contains(where: \.comparesForEquality)
  }

  fileprivate var numbers: [Double] {
    if case .expression(let expression) = kind, case .number(let number) = expression.kind {
      return [number]
    }
    return children.flatMap(\.numbers)
  }
}

extension StretchSearch.Stretch {
  /// The stretch with single places cut out of it at which the function is another.
  ///
  /// - Parameter places: In rising order.
  func cut(at places: [Double], _ function: (Double) -> StretchSearch.Point) -> [Self] {
    var parts: [Self] = []
    var rest = self
    for place in places
    where place - rest.range.lowerBound > StretchSearch.shortest
      && rest.range.upperBound - place > StretchSearch.shortest
    {
      let point = function(place)
      guard !contains(point) else { continue }
      var before = rest
      before.range = rest.range.lowerBound...place
      parts += [before, Self(point)]
      rest.range = place...rest.range.upperBound
      rest.includesStart = false
    }
    return parts + [rest]
  }
}
