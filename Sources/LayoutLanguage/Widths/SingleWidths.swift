/// Widths that a program may treat unlike those beside them, since it compares numbers for equality:
/// `root.width == 414 ? 12 : 10`. Trying one width here and there doesn't find such ones.
///
/// They are the numbers that the program writes, where it compares any for equality or inequality:
/// those beside the `==` first, and some hundreds in all. Those that it only makes, as in
/// `root.width % 50 == 0`, aren't found.
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
    numbers = nodes.flatMap(\.comparedNumbers) + nodes.flatMap(\.numbers)
  }

  /// Those within a range, its ends left out, in rising order.
  func within(_ range: ClosedRange<Double>) -> [Double] {
    var found: Set<Double> = []
    for number in numbers
    where number > range.lowerBound && number < range.upperBound && found.count < Self.most {
      found.insert(number)
    }
    return found.sorted()
  }
}

extension SyntaxNode {
  fileprivate var comparesForEquality: Bool {
    isEquality || children.contains(where: \.comparesForEquality)
  }

  private var isEquality: Bool {
    guard case .expression(let expression) = kind,
      case .binary(let operation, _, _, _) = expression.kind
    else { return false }
    return operation == .equal || operation == .notEqual
  }

  /// Those in comparisons for equality.
  fileprivate var comparedNumbers: [Double] {
    isEquality ? numbers : children.flatMap(\.comparedNumbers)
  }

  fileprivate var numbers: [Double] {
    if case .expression(let expression) = kind, case .number(let number) = expression.kind {
      return [number]
    }
    return children.flatMap(\.numbers)
  }
}

extension WidthSampler.Search.Stretch {
  /// The stretch with single places cut out of it at which the function is another.
  ///
  /// - Parameter places: In rising order.
  func cut(at places: [Double], _ function: (Double) -> WidthSampler.Search.Point) -> [Self] {
    var parts: [Self] = []
    var rest = self
    for place in places
    where place - rest.range.lowerBound > WidthSampler.Search.shortest
      && rest.range.upperBound - place > WidthSampler.Search.shortest
    {
      let point = function(place)
      var alike = point
      // That a wish just holds isn't seen.
      alike.kind.unmet = first.kind.unmet
      guard !contains(alike) else { continue }
      var before = rest
      before.range = rest.range.lowerBound...place
      parts += [before, Self(point)]
      rest.range = place...rest.range.upperBound
      rest.includesStart = false
    }
    return parts + [rest]
  }
}
