/// Where the text of a program comes from: the host's files, or memory.
///
/// Paths are the provider's own: what ``resolve(_:relativeTo:)`` returns is what
/// ``read(_:limit:)`` takes and what diagnostics show.
public protocol FileProvider: Sendable {
  /// Reads a file whole.
  ///
  /// - Parameters:
  ///   - path: A path that ``resolve(_:relativeTo:)`` gave.
  ///   - limit: The most bytes to read; a longer file is ``FileError/Reason/tooLarge(limit:)``.
  func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents

  /// Finds out which file `path` names.
  ///
  /// - Parameters:
  ///   - path: As it is written, relative to the folder of `file`.
  ///   - file: The path of the file that names it; nil for the host itself.
  /// - Throws: ``FileError/Reason/outsideRoot(resolved:root:)`` for what leaves the root folder.
  func resolve(_ path: String, relativeTo file: String?) throws(FileError) -> String

  /// Names of files near `path` that the author might have meant, best first.
  func similarFiles(to path: String) -> [String]
}

/// What was read of a file.
public struct SourceFileContents: Sendable {
  public var bytes: [UInt8]
  /// The same for the same file under any of its paths, such as device and inode.
  public var identity: String

  public init(bytes: [UInt8], identity: String) {
    self.bytes = bytes
    self.identity = identity
  }
}

/// A file that couldn't be had.
public struct FileError: Error, Sendable, Hashable {
  public enum Reason: Sendable, Hashable {
    case notFound
    case permissionDenied
    case isDirectory
    case isDevice
    /// The limit is in bytes.
    case tooLarge(limit: Int)
    case outsideRoot(resolved: String, root: String)
    /// What the system said.
    case other(String)
  }
  public var path: String
  public var reason: Reason

  public init(path: String, reason: Reason) {
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  public var description: String {
    switch reason {
    case .notFound: "`\(path)` not found"
    case .permissionDenied: "cannot read `\(path)`: permission denied"
    case .isDirectory: "cannot read `\(path)`: it is a directory"
    case .isDevice: "cannot read `\(path)`: it is a device"
    case .tooLarge(let limit): "cannot read `\(path)`: it has more than \(limit) bytes"
    case .outsideRoot(let resolved, let root):
      "`\(path)` resolves to \(resolved), outside \(root)"
    case .other(let message): "cannot read `\(path)`: \(message)"
    }
  }
}
