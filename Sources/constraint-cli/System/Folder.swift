internal import LayoutLanguage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// What is in a folder of the file system.
enum Folder {
  /// The names of the entries, in order of their characters.
  static func entries(of path: String) throws(SystemError) -> [String] {
    guard let stream = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          String(cString: $0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// The `.layout` files in a folder and in what is in it, in order. Hidden entries, and links to
  /// folders, are passed over.
  static func layoutFiles(in path: String) throws(ToolError) -> [String] {
    let names: [String]
    do {
      names = try entries(of: path)
    } catch {
      throw ToolError(message: "cannot read \(path.safeToShow): \(error.message)")
    }
    var found: [String] = []
    for name in names where !name.hasPrefix(".") {
      let entry = Path.join(path, name)
      if isFolderItself(entry) {
        found += try layoutFiles(in: entry)
      } else if name.hasSuffix(".layout"), FileStatus(path: entry)?.kind == .file {
        found.append(entry)
      }
    }
    return found
  }

  private static func isFolderItself(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
