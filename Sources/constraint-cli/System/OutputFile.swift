#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file that is replaced at once by what is complete.
enum OutputFile {
  /// The same as ``write(_:to:)-(FileContents,_)``.
  static func write(_ text: String, to path: String) throws(ToolError) {
    try write(.text(text), to: path)
  }

  /// Writes beside the file, then renames; a failure leaves everything as it was. What is no plain
  /// file (a pipe, a terminal, `/dev/null`) is written to as it is.
  static func write(_ contents: FileContents, to path: String) throws(ToolError) {
    let status = FileStatus(path: path)
    if status?.kind == .folder { throw .unwritable(path, SystemError(number: EISDIR)) }
    do {
      if let status, status.kind != .file {
        try writeInPlace(contents, path)
      } else {
        try Deadline.suspended { () throws(SystemError) in
          try replace(
            (try? Path.canonical(path)) ?? path, by: contents, permissions: status?.permissions)
        }
      }
    } catch {
      throw .unwritable(path, error)
    }
  }

  private static func writeInPlace(_ contents: FileContents, _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw .last }
    try finish(descriptor, contents)
  }

  private static func replace(
    _ path: String, by contents: FileContents, permissions: mode_t?
  ) throws(SystemError) {
    let held = CurrentProcess.holdSignals()
    defer { CurrentProcess.releaseSignals(held) }
    let (descriptor, temporary) = try makeTemporary(in: Path.folder(of: path))
    if let permissions { fchmod(descriptor, permissions) }
    do throws(SystemError) {
      try finish(descriptor, contents)
      guard rename(temporary, path) == 0 else { throw .last }
    } catch {
      unlink(temporary)
      throw error
    }
  }

  /// A new file, under a name that is short where that of the target is as long as may be; another
  /// process that was killed may have left the first ones.
  private static func makeTemporary(in folder: String) throws(SystemError) -> (Int32, String) {
    var number = 0
    while true {
      let path = Path.join(folder, ".constraint-cli.\(getpid()).\(number).tmp")
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor >= 0 { return (descriptor, path) }
      number += 1
      guard errno == EEXIST, number < 100 else { throw .last }
    }
  }

  /// Writes and closes; closing too may say that the disk is full.
  private static func finish(_ descriptor: Int32, _ contents: FileContents) throws(SystemError) {
    do {
      try FileDescriptor(descriptor).write(contents)
    } catch {
      close(descriptor)
      throw error
    }
    guard close(descriptor) == 0 else { throw .last }
  }
}
