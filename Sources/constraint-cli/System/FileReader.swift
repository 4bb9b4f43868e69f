internal import LayoutLanguage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads files whole, within a limit. Devices and folders are refused, named pipes aren't.
enum FileReader {
  static func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    try refuse(FileStatus(path: path)?.kind, path)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw FileError(path: path, reason: reason(of: .last)) }
    defer { close(descriptor) }
    return try contents(of: descriptor, path, limit)
  }

  /// Reads stdin to its end.
  static func readStandardInput(name: String, limit: Int) throws(FileError) -> [UInt8] {
    try contents(of: STDIN_FILENO, name, limit, devicesAllowed: true).bytes
  }

  private static func contents(
    of descriptor: Int32, _ path: String, _ limit: Int, devicesAllowed: Bool = false
  ) throws(FileError) -> SourceFileContents {
    let status = FileStatus(descriptor: descriptor)
    if !devicesAllowed { try refuse(status?.kind, path) }
    let bytes: [UInt8]?
    do {
      bytes = try FileDescriptor(descriptor).readAll(limit: limit)
    } catch {
      throw FileError(path: path, reason: reason(of: error))
    }
    guard let bytes else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    return SourceFileContents(bytes: bytes, identity: status?.identity.description ?? path)
  }

  private static func refuse(_ kind: FileStatus.Kind?, _ path: String) throws(FileError) {
    switch kind {
    case .folder: throw FileError(path: path, reason: .isDirectory)
    case .device: throw FileError(path: path, reason: .isDevice)
    case .socket: throw FileError(path: path, reason: .other("it is a socket"))
    default: return
    }
  }

  static func reason(of error: SystemError) -> FileError.Reason {
    switch error.number {
    case ENOENT, ENOTDIR: .notFound
    case EACCES, EPERM: .permissionDenied
    case EISDIR: .isDirectory
    default: .other(error.message)
    }
  }
}
