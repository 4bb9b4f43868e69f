#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What the system knows of a file.
struct FileStatus: Sendable {
  /// The same for the same file under any path.
  struct Identity: Sendable, Hashable, CustomStringConvertible {
    let device: UInt64
    let inode: UInt64

    var description: String { "\(device):\(inode)" }
  }

  enum Kind: Sendable {
    case file, folder, pipe, device, socket, other
  }

  let identity: Identity
  let kind: Kind
  /// The permission bits.
  let permissions: mode_t
  /// The same as long as nobody has written to the file.
  let version: Version

  /// When a file was changed last, and its size then.
  struct Version: Sendable, Hashable {
    let identity: Identity
    let seconds: Int
    let nanoseconds: Int
    let size: Int
  }

  /// Of what `path` leads to, links followed; nil if there's nothing.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// Of what stdin is redirected from.
  static var ofStandardInput: FileStatus? { FileStatus(descriptor: STDIN_FILENO) }

  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
    permissions = status.st_mode & 0o7777
    #if canImport(Darwin)
    let modified = status.st_mtimespec
    #else
    let modified = status.st_mtim
    #endif
    version = Version(
      identity: identity, seconds: Int(modified.tv_sec), nanoseconds: Int(modified.tv_nsec),
      size: Int(status.st_size))
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFIFO: .pipe
      case S_IFCHR, S_IFBLK: .device
      case S_IFSOCK: .socket
      default: .other
      }
  }
}
