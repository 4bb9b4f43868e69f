#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Paths as texts: parts with `/` between.
enum Path {
  /// What is before the last part; empty for the current folder.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// What follows the last dot of the name; nil where the name has none but at its start.
  static func ending(of path: String) -> String? {
    let parts = name(of: path).drop { $0 == "." }.split(
      separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1 ? parts.last.map(String.init) : nil
  }

  static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// Without `.` parts, and each `..` taken back with the part before it.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// The absolute path with all links followed.
  static func canonical(_ path: String) throws(SystemError) -> String {
    guard let resolved = realpath(path.isEmpty ? "." : path, nil) else { throw .last }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a canonical path is a folder or in it.
  static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
