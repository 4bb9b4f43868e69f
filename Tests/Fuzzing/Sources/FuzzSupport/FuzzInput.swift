internal import Foundation

/// What libFuzzer hands to a target.
public enum FuzzInput {
  /// The bytes of an input, copied.
  public static func bytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: start, count: count))
  }

  /// Ends the run, so that libFuzzer keeps the input as a finding.
  public static func report(_ fault: String) -> Never {
    FileHandle.standardError.write(Data("fault: \(fault)\n".utf8))
    abort()
  }

  /// Reports `fault` unless `condition` holds.
  public static func require(_ condition: Bool, _ fault: @autoclosure () -> String) {
    if !condition { report(fault()) }
  }
}
