/// The inverse of the basis in full, for small systems in which factors would fill up: a row for
/// each variable, a column for each member of the basis.
///
/// The columns are those of `Kernel.variables`: column v belongs to the row that defines variable v,
/// or to its pin. In this form "defines" is a pairing of rows and variables, no more.
///
/// Invariant: cells beyond the number of variables are zero.
struct DenseInverse: ~Copyable {
  typealias Lane = SIMD8<Double>

  /// The lanes of a row.
  private(set) var width = 0
  /// How many variables there is room for.
  var capacity: Int { width * Lane.scalarCount }
  private var cells = Buffer<Lane>()
  /// A combination of rows.
  private var work = Buffer<Lane>()
  /// The lanes of a prepared step that aren't zero: mostly few are.
  private var stepLanes = Buffer<Int32>()

  /// Forgets everything, and makes room for a number of variables and some more.
  mutating func reset(variables: Int) {
    let wanted = (variables + variables / 4) / Lane.scalarCount + 1
    width = max(width, wanted)
    cells.removeAll()
    cells.extend(to: capacity * width, with: .zero)
    work.removeAll()
    work.extend(to: width, with: .zero)
  }

  func copy() -> DenseInverse {
    var other = DenseInverse()
    other.width = width
    other.cells = cells.copy()
    other.work = work.copy()
    return other
  }

  /// The entry of a variable's row in a column.
  @inline(__always)
  func entry(_ variable: Int, _ column: Int) -> Double {
    cells.scalars[variable * capacity + column]
  }

  @inline(__always)
  func setEntry(_ variable: Int, _ column: Int, _ value: Double) {
    cells.scalars[variable * capacity + column] = value
  }

  @inline(__always)
  func addToEntry(_ variable: Int, _ column: Int, _ amount: Double) {
    cells.scalars[variable * capacity + column] += amount
  }

  /// Adds a multiple of a variable's row to that of another.
  @inline(__always)
  func addRow(_ source: Int32, times factor: Double, to target: Int32) {
    cells.addMultiple(factor, of: cells, at: Int(source) * width, to: Int(target) * width, width)
  }

  /// Makes a variable's row zero.
  func clearRow(_ variable: Int32) {
    cells.fill(Int(variable) * width..<(Int(variable) + 1) * width, with: .zero)
  }

  /// Lets two columns change places.
  func swapColumns(_ first: Int, _ second: Int, variables: Int) {
    for variable in 0..<variables {
      let value = entry(variable, first)
      setEntry(variable, first, entry(variable, second))
      setEntry(variable, second, value)
    }
  }

  // The combination.

  func clearWork() {
    work.fill(0..<width, with: .zero)
  }

  @inline(__always)
  func addToWork(_ variable: Int32, times factor: Double) {
    work.addMultiple(factor, of: cells, at: Int(variable) * width, to: 0, width)
  }

  /// By column.
  var combination: Buffer<Double>.View { @inline(__always) get { work.scalars } }

  /// All entries, `capacity` for each variable.
  var entries: Buffer<Double>.View { @inline(__always) get { cells.scalars } }

  /// Makes the combination the step that replaces a column: `(ρ − e) / ρ_p`.
  mutating func prepareStep(_ column: Int) {
    let pivot = work.scalars[column]
    work.scalars[column] = pivot - 1
    stepLanes.removeAll()
    for lane in 0..<width where work[lane] != .zero {
      work[lane] /= pivot
      stepLanes.append(Int32(truncatingIfNeeded: lane))
    }
  }

  /// Takes the prepared step for a variable.
  @inline(__always)
  func takeStep(_ variable: Int32, _ direction: Double) {
    cells.addMultiple(-direction, of: work, lanes: stepLanes, to: Int(variable) * width)
  }
}
