/// Constants for many items: a column for each parameter, eight items to a vector.
public struct TemplateBatch: Sendable {
  public let itemCount: Int
  public let parameterCount: Int
  /// Column after column; the last vector of a column is filled up with its last item.
  let vectors: [SIMD8<Double>]

  var vectorCount: Int { Self.vectorCount(itemCount) }

  static func vectorCount(_ items: Int) -> Int { items / 8 + (items % 8 == 0 ? 0 : 1) }

  /// Makes a batch of columns, one for each parameter, in the order of the template's parameters.
  /// - Throws: `unequalColumns`. Whether the numbers are finite is checked when they are used.
  public init(columns: [[Double]]) throws(TemplateError) {
    let count = columns.first?.count ?? 0
    for (index, column) in columns.enumerated() where column.count != count {
      throw .unequalColumns(parameter: index, expected: count, actual: column.count)
    }
    self.init(itemCount: count, parameterCount: columns.count) { columns[$1][$0] }
  }

  /// Makes a batch of constants that are asked for, parameter by parameter.
  public init(
    itemCount: Int, parameterCount: Int, _ constant: (_ item: Int, _ parameter: Int) -> Double
  ) {
    self.itemCount = max(0, itemCount)
    self.parameterCount = max(0, parameterCount)
    let last = self.itemCount - 1
    let width = Self.vectorCount(self.itemCount)
    var vectors: [SIMD8<Double>] = []
    vectors.reserveCapacity(width * self.parameterCount)
    for parameter in 0..<self.parameterCount {
      for start in stride(from: 0, to: self.itemCount, by: 8) {
        var vector = SIMD8<Double>()
        for lane in 0..<8 { vector[lane] = constant(min(start + lane, last), parameter) }
        vectors.append(vector)
      }
    }
    self.vectors = vectors
  }

  /// A constant.
  public subscript(item: Int, parameter: Int) -> Double {
    precondition(item >= 0 && item < itemCount, "item out of range")
    precondition(parameter >= 0 && parameter < parameterCount, "parameter out of range")
    return vectors[parameter * vectorCount + item / 8][item % 8]
  }

  /// All constants of an item.
  func constants(of item: Int) -> [Double] {
    (0..<parameterCount).map { self[item, $0] }
  }
}
