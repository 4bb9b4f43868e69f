internal import Foundation

/// How long random tests run: short by default, longer where `CONSTRAINTKIT_SOAK` is set to a
/// number, by which their lengths are multiplied.
public enum Soak {
  public static let factor: Int = number("CONSTRAINTKIT_SOAK") ?? 1

  /// Added to the seeds of the soak runs, for runs that nobody has seen: `CONSTRAINTKIT_SEED`.
  public static let firstSeed = UInt64(max(0, number("CONSTRAINTKIT_SEED") ?? 0))

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
