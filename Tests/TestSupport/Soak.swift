internal import Foundation

/// How long random tests run: short by default, longer where `CONSTRAINTKIT_SOAK` is set to a
/// number, by which their lengths are multiplied.
public enum Soak {
  public static let factor: Int =
    ProcessInfo.processInfo.environment["CONSTRAINTKIT_SOAK"].flatMap { Int($0) } ?? 1
}
