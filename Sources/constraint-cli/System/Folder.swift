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
    try named(path).map(\.name)
  }

  /// The entries, and whether their names are as they stand there: in UTF-8.
  private static func named(
    _ path: String
  ) throws(SystemError) -> [(name: String, isExact: Bool)] {
    guard let stream = opendir(path.isEmpty ? "." : path) else { throw .last }
    defer { closedir(stream) }
    var names: [(name: String, isExact: Bool)] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { field in
        field.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: field.pointee))
        {
          (name: String(cString: $0), isExact: String(validatingCString: $0) != nil)
        }
      }
      if name.name != ".", name.name != ".." { names.append(name) }
    }
    return names.sorted { $0.name < $1.name }
  }

  /// The `.layout` files in a folder and in what is in it, in order. Hidden entries, and links to
  /// folders, are passed over.
  static func layoutFiles(in path: String) throws(ToolError) -> [String] {
    let names: [(name: String, isExact: Bool)]
    do {
      names = try named(path)
    } catch {
      throw .unreadable(FileError(path: path, reason: FileReader.reason(of: error)))
    }
    var found: [String] = []
    for (name, isExact) in names where !name.hasPrefix(".") {
      let entry = Path.join(path, name)
      if !isExact, name.hasSuffix(".layout") {
        throw .unreadable(FileError(path: entry, reason: .other("its name isn't UTF-8")))
      }
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
