#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is replaced at once by what is complete.
enum OutputFile {
  /// Writes beside the file, then renames; a failure leaves everything as it was. What is no plain
  /// file (a pipe, a terminal, `/dev/null`) is written to as it is.
  static func write(_ text: String, to path: String) throws(ToolError) {
    let status = FileStatus(path: path)
    if status?.kind == .folder { throw .unwritable(path, SystemError(number: EISDIR)) }
    do {
      if let status, status.kind != .file {
        try writeInPlace(text, path)
      } else {
        try Deadline.suspended { () throws(SystemError) in
          try replace(
            (try? Path.canonical(path)) ?? path, by: text, permissions: status?.permissions)
        }
      }
    } catch {
      throw .unwritable(path, error)
    }
  }

  private static func writeInPlace(_ text: String, _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    try finish(descriptor, text)
  }

  private static func replace(
    _ path: String, by text: String, permissions: mode_t?
  ) throws(SystemError) {
    let temporary = Path.join(Path.folder(of: path), ".\(Path.name(of: path)).\(getpid()).tmp")
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .last }
    if let permissions { fchmod(descriptor, permissions) }
    do throws(SystemError) {
      try finish(descriptor, text)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// Writes and closes; closing too may say that the disk is full.
  private static func finish(_ descriptor: Int32, _ text: String) throws(SystemError) {
    do {
      try FileDescriptor(descriptor).write(text)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
  }
}
