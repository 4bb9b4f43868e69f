#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A failure of a system call, in the system's words.
struct SystemError: Error, Sendable, Hashable {
  let number: Int32

  /// The failure of the last call on this thread.
  static var last: SystemError { SystemError(number: errno) }

  /// Such as `no space left on device`.
  var message: String {
    let text = String(cString: strerror(number))
    return text.prefix(1).lowercased() + text.dropFirst()
  }
}
