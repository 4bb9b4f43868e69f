internal import LayoutLanguage
internal import Synchronization

/// The files of the file system, noting which were read and how they were.
final class RecordingFiles: FileProvider {
  private let files: DiskFileProvider
  private let read = Mutex<[String: FileStatus.Version?]>([:])

  init(_ files: DiskFileProvider) {
    self.files = files
  }

  func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    let version = FileStatus(path: path)?.version
    read.withLock { if $0[path] == nil { $0[path] = .some(version) } }
    return try files.read(path, limit: limit)
  }

  func resolve(_ path: String, relativeTo file: String?) throws(FileError) -> String {
    do {
      return try files.resolve(path, relativeTo: file)
    } catch {
      // It may come to be there.
      let missing = Path.join(file.map { Path.folder(of: $0) } ?? "", path)
      read.withLock {
        if $0[missing] == nil { $0[missing] = .some(FileStatus(path: missing)?.version) }
      }
      throw error
    }
  }

  func similarFiles(to path: String) -> [String] { files.similarFiles(to: path) }

  /// The files that were asked for, in order.
  var paths: [String] { read.withLock { $0.keys.sorted() } }

  /// Whether all that was read is still there as it was.
  var isCurrent: Bool {
    read.withLock { read in
      read.allSatisfy { path, version in FileStatus(path: path)?.version == version }
    }
  }
}

/// Programs by their files, read again when a file that they were made of has changed.
struct ProgramCache {
  /// The most programs that are kept.
  private static let capacity = 64

  enum Origin: Hashable {
    case file(String)
    /// The text itself, in the line.
    case source(String)
  }

  private struct Entry {
    var loaded: LoadResult
    var files: RecordingFiles
    /// The round in which it was held against the files.
    var round: Int
  }

  private let root: String?
  private let limits: LayoutLimits
  private var entries: [Origin: Entry] = [:]
  private var round = 0

  init(root: String?, limits: LayoutLimits) {
    self.root = root
    self.limits = limits
  }

  /// Begins a round: within it files are looked at once.
  mutating func beginRound() {
    round += 1
  }

  /// Whether every program is as its files are; those that aren't are dropped.
  mutating func checkAll() -> Bool {
    let count = entries.count
    entries = entries.filter { $0.value.files.isCurrent }
    return entries.count == count
  }

  /// The program of a file or a text.
  mutating func load(_ origin: Origin) throws(FileError) -> LoadResult {
    if let entry = entries[origin], entry.round == round { return entry.loaded }
    if var entry = entries[origin], entry.files.isCurrent {
      entry.round = round
      entries[origin] = entry
      return entry.loaded
    }
    if let root, case .file(let path) = origin { try hold(path, to: root) }
    let files = RecordingFiles(try DiskFileProvider(root: root ?? Self.folder(of: origin)))
    let loaded: LoadResult =
      switch origin {
      case .file(let path): LayoutProgram.load(path, files: files, limits: limits)
      case .source(let text):
        LayoutProgram.load(source: text, name: "<source>", files: files, limits: limits)
      }
    if entries.count >= Self.capacity { entries = [:] }
    entries[origin] = Entry(loaded: loaded, files: files, round: round)
    return loaded
  }

  /// Lines may come from elsewhere, so that a root holds for the files they name, too.
  private func hold(_ path: String, to root: String) throws(FileError) {
    guard let place = try? Path.canonical(path), let folder = try? Path.canonical(root),
      !Path.contains(folder, place)
    else { return }
    throw FileError(path: path, reason: .outsideRoot(resolved: place, root: folder))
  }

  private static func folder(of origin: Origin) -> String {
    if case .file(let path) = origin { Path.folder(of: path) } else { "" }
  }
}
