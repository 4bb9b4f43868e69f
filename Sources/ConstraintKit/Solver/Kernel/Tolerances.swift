/// Every epsilon of the solver.
///
/// Rows are scaled so that the largest coefficient of each lies in 1..<2; so coefficients, pivots and
/// transformed rows are of the order of 1, and a bound on them is relative already.
enum Tolerances {
  /// A residual counts as zero up to this part of the magnitudes it was made of. Rounding leaves
  /// some 1e-16 an operation, and chains of thousands of operations lie well below; callers look
  /// for 1e-9.
  static let residual = 1e-11

  /// Entries of a transformed row below this can't be pivots, and aren't part of a conflict.
  static let pivot = 1e-8

  /// A pivot below this is taken only on fresh factors.
  static let smallPivot = 1e-5

  /// The same number computed by rows and by columns may differ by this part before the factors
  /// count as drifted.
  static let drift = 1e-9

  /// What an elimination leaves below this is dropped. Dropping at 1e-11 made long runs fail; only
  /// the residue of an exact cancellation is meant.
  static let drop = 1e-14

  /// An eliminated entry of a factor must be at least this part of the largest in its column;
  /// otherwise the basis is factored anew.
  static let growth = 0.1

  /// What counts as zero among the dual values of a level. Rounding leaves some 1e-16 of the largest
  /// weight an operation; and weights much smaller than the largest must still count.
  static func dual(largest: Double, smallest: Double) -> Double {
    max(min(1e-10 * largest, 1e-4 * smallest), 1e-15 * largest)
  }

  /// Two ratios are tied up to this part of what counts as zero at their level.
  static let ratio = 0.1

  /// Like terms that add up to less than this part of the largest cancel.
  static let cancellation = 1e-15

  /// Coefficients of a row that differ by more than this factor call for new scales, and for the
  /// precise inverse: balancing doesn't keep products of a few of them from being as small as what
  /// rounding leaves of a zero.
  static let spread = 256.0

  /// Moves beyond this multiple of all other values are excursions: up to here they leave errors of
  /// some 1e-13 of those.
  static let excursion = 1024.0

  /// How often rows and columns are balanced in turn; more changes little.
  static let scalingRounds = 4

  /// A new variable is defined at once by its first row if its coefficient is at least this large.
  static let freshCoefficient = 1e-3

  /// Directions below this part don't make a variable ambiguous.
  static let direction = 1e-9

  /// What `verify` takes for rounding errors.
  static let verification = 1e-9

  /// A range narrower than this part of its ends is a single value.
  static let range = 1e-9

  /// What a number of few digits may be off in the precise inverse: the rounding of double-double
  /// arithmetic, and some.
  static let shortNumber = 0x1p-100

  /// What a number with all its digits may be off: it was rounded when it was made, of numbers that
  /// were.
  static let longNumber = 0x1p-48

  /// An entry of a precise row or column below this part of the largest is what rounding has left of
  /// zero: an entry of the inverse that counts is seldom smaller than a product of four ratios of
  /// coefficients.
  static let preciseNoise = 0x1p-94

  /// Precise numbers below this multiple of their uncertainty are zero.
  static let safety = 4.0

  /// The part of a correction by iterative refinement that may be left as an error: the inverse is
  /// better than that by far.
  static let refinement = 1e-10

  /// The precise inverse isn't updated with pivots below this, but made anew.
  static let precisePivot = 1e-3

  /// Nor more often than this.
  static let preciseUpdates = 16

  /// Pivots below this mean that a row depends on others also in double-double arithmetic.
  static let preciseSingular = 0x1p-95

  /// Two numbers that have been rounded a few times only are the same up to this part.
  static let preciseRange = 1e-12

  /// What the elimination of precise directions leaves of a zero: a few roundings.
  static let preciseDirection = 4e-15

  /// The largest number of variables for which the precise inverse is taken: a step costs the square
  /// of it, some twenty operations each.
  static let largestPreciseSystem = 100

  /// The steps after which a change counts as stalled: the longest healthy run known took 519 with
  /// some 300 rows and variables.
  static func stepLimit(size: Int) -> Int { 25 * size + 100 }

  /// The largest number of variables for which the dense inverse is taken: at 441 it was slower.
  static let largestDenseSystem = 100

  /// A pivot whose transformed row and column have no more entries than this, as those of a chain
  /// have, counts half in favour of the dense inverse.
  static let localPivot = 3

  /// How often primal and dual steps may alternate in one change.
  static let settleRounds = 50

  /// The pivots after which factors and values are made anew.
  static func refreshInterval(size: Int) -> Int { 100 + size / 4 }

  /// Items with larger constants aren't answered by a template: within this and the next bound its
  /// sums of products can't overflow.
  static let templateParameter = 1e100

  /// Regions with larger factors or bases aren't kept in a template.
  static let templateNumber = 1e200

  /// A template's guards are met from minus this part of the residual tolerance: enough for the
  /// rounding of a sum, and no more, as what is beyond can be left to the live solver.
  static let templateGuard = 0.1

  /// Well inside a template's region, residuals are above zero by this multiple of the residual
  /// tolerance, so that the live solver can't take the item for one on the border.
  static let templateMargin = 2.0

  /// Where several bases of a template meet, others are looked for at this part of the constants'
  /// size.
  static let templateStep = 1e-4

  /// In how many directions.
  static let templateStepDirections = 4
}
