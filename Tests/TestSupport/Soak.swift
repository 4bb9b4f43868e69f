internal import Foundation

/// How long random tests run: short by default, longer where `CONSTRAINTKIT_SOAK` is set to a
/// number, by which their lengths are multiplied.
public enum Soak {
  public static let factor: Int = number("CONSTRAINTKIT_SOAK") ?? 1

  /// Added to the seeds of random tests, for runs that nobody has seen: `CONSTRAINTKIT_SEED`.
  public static let firstSeed = UInt64(max(0, number("CONSTRAINTKIT_SEED") ?? 0))

  /// The seed of what a test does to something with a name: the same in each run, and another for
  /// each name (FNV-1a, Fowler, Noll and Vo).
  public static func seed(for name: String) -> UInt64 {
    name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 } &+ firstSeed
  }

  /// The factor at which soak runs have their full length.
  private static let fullFactor = 50

  /// The length of a soak run: short by default, and its full length where the factor is 50.
  public static func length(short: Int, full: Int) -> Int {
    factor == 1 ? short : max(short, full / fullFactor * factor)
  }

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }
}
