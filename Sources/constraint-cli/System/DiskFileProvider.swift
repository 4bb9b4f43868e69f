internal import LayoutLanguage

/// The files of the file system, for a program whose imports stay in one folder.
struct DiskFileProvider: FileProvider {
  /// The folder that imports may not leave, canonical.
  let root: String

  /// - Throws: If there's no such folder.
  init(root: String) throws(FileError) {
    do {
      self.root = try Path.canonical(root)
    } catch {
      throw FileError(path: root, reason: FileReader.reason(of: error))
    }
  }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    try FileReader.read(path, limit: limit)
  }

  /// What the host itself names is taken as it is: only what a file names is held to the root.
  func resolve(_ path: String, relativeTo file: String?) throws(FileError) -> String {
    guard let file else { return path }
    let joined = Path.join(
      Path.folder(of: file), path.hasPrefix("./") ? String(path.dropFirst(2)) : path)
    let resolved = try canonical(joined, named: path)
    guard Path.contains(root, resolved) else {
      throw FileError(path: path, reason: .outsideRoot(resolved: resolved, root: root))
    }
    return joined
  }

  func similarFiles(to path: String) -> [String] {
    let folder = Path.folder(of: path)
    return closestMatches(to: Path.name(of: path), in: (try? Folder.entries(of: folder)) ?? [])
      .map { Path.join(folder, $0) }
  }

  /// A file that isn't there is told apart from one that may not be asked for.
  private func canonical(_ path: String, named name: String) throws(FileError) -> String {
    do {
      return try Path.canonical(path)
    } catch {
      let folder = (try? Path.canonical(".")) ?? "/"
      let guess = Path.normalized(Path.join(folder, path))
      guard Path.contains(root, guess) else { return guess }
      throw FileError(path: path, reason: FileReader.reason(of: error))
    }
  }
}
