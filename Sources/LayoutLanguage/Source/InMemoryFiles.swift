/// Files that are held in memory, for tests and for programs that make their layouts.
///
/// Paths are separated by `/` and relative to a root that has no name; absolute ones and those with
/// more `..` than folders lie outside it.
///
///     let files = InMemoryFiles(["a.layout": "width == 10"])
public struct InMemoryFiles: FileProvider {
  private var contents: [String: [UInt8]]

  public init(_ texts: [String: String] = [:]) {
    contents = texts.mapValues { Array($0.utf8) }
  }

  public init(bytes: [String: [UInt8]]) {
    contents = bytes
  }

  public func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    guard let bytes = contents[path] else {
      let isFolder = contents.keys.contains { $0.hasPrefix(path + "/") }
      throw FileError(path: path, reason: isFolder ? .isDirectory : .notFound)
    }
    guard bytes.count <= limit else {
      throw FileError(path: path, reason: .tooLarge(limit: limit))
    }
    return SourceFileContents(bytes: bytes, identity: path)
  }

  public func similarFiles(to path: String) -> [String] {
    closestMatches(to: path, in: contents.keys.sorted())
  }
}
