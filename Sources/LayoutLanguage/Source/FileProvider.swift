internal import ConstraintKit

/// Where the text of a program comes from: the host's files, or memory.
///
/// Paths are the provider's own: what ``resolve(_:relativeTo:)`` returns is what
/// ``read(_:limit:)`` takes and what diagnostics show. A provider whose paths are relative to one
/// folder and separated by `/` only needs to read:
///
/// ```swift
/// struct FolderFiles: FileProvider {
///   let folder: URL
///
///   func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
///     guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
///       throw FileError(path: path, reason: .notFound)
///     }
///     guard data.count <= limit else {
///       throw FileError(path: path, reason: .tooLarge(limit: limit))
///     }
///     return SourceFileContents(bytes: [UInt8](data), identity: path)
///   }
/// }
/// ```
public protocol FileProvider: Sendable {
  /// Reads a file whole.
  ///
  /// - Parameters:
  ///   - path: A path that `resolve` gave.
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

extension FileProvider {
  /// Paths relative to a root that has no name: absolute ones, and those with more `..` than
  /// folders, lie outside it.
  public func resolve(_ path: String, relativeTo file: String?) throws(FileError) -> String {
    var parts = path.hasPrefix("/") ? [] : folder(of: file)
    var stepsOut = path.hasPrefix("/") ? 1 : 0
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if parts.popLast() == nil {
        stepsOut += 1
      }
    }
    guard stepsOut == 0 else {
      let up = String(repeating: "/..", count: path.hasPrefix("/") ? 0 : stepsOut)
      let resolved = up + "/" + parts.joined(separator: "/")
      throw FileError(path: path, reason: .outsideRoot(resolved: resolved, root: "/"))
    }
    return parts.joined(separator: "/")
  }

  private func folder(of file: String?) -> [Substring] {
    file.map { $0.split(separator: "/").dropLast() } ?? []
  }

  /// None.
  public func similarFiles(to path: String) -> [String] { [] }
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
    case .tooLarge(let limit):
      "cannot read `\(path)`: it has more than \(Self.text(bytes: limit)), the limit of "
        + "`--max-file-size`"
    case .outsideRoot(let resolved, let root):
      "`\(path)` resolves to \(resolved), outside \(root)"
    case .other(let message): "cannot read `\(path)`: \(message)"
    }
  }

  /// `100 bytes`, `8.4 MB (8388608 bytes)`
  private static func text(bytes: Int) -> String {
    guard bytes >= 1_000_000 else { return "\(bytes) bytes" }
    return "\(DecimalFormat.decimals(1).text(Double(bytes) / 1e6)) MB (\(bytes) bytes)"
  }
}
