internal import LayoutLanguage

/// The files that a command line's paths stand for.
enum InputFiles {
  /// A folder stands for each `.layout` file in it, in order; a file named twice counts once.
  static func expand(_ paths: [String]) throws(ToolError) -> [String] {
    var files: [String] = []
    var seen: Set<String> = []
    for path in paths {
      for file in try expand(path) where seen.insert(file).inserted { files.append(file) }
    }
    return files
  }

  private static func expand(_ path: String) throws(ToolError) -> [String] {
    guard path != InputOptions.standardInput, FileStatus(path: path)?.kind == .folder else {
      return [path]
    }
    let files = try Folder.layoutFiles(in: path)
    guard !files.isEmpty else {
      throw .unreadable(FileError(path: path, reason: .other("there are no .layout files in it")))
    }
    return files
  }
}
