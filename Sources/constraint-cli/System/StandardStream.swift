#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Stdout or stderr. Writes go to the system at once and whole, so the two can't swap order.
struct StandardStream: Sendable {
  let descriptor: Int32
  let name: String

  static let output = StandardStream(descriptor: STDOUT_FILENO, name: "stdout")
  static let error = StandardStream(descriptor: STDERR_FILENO, name: "stderr")

  /// - Throws: What the system says, such as that there's no space left.
  func write(_ text: String) throws(ToolError) {
    try write(.text(text))
  }

  func write(_ contents: FileContents) throws(ToolError) {
    guard !contents.isEmpty else { return }
    do {
      try Deadline.suspended { () throws(SystemError) in
        try FileDescriptor(descriptor).write(contents)
      }
    } catch {
      throw .unwritable(name, error)
    }
  }

  var isTerminal: Bool { isatty(descriptor) == 1 }
}
