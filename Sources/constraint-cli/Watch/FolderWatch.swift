#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Waits until a file changes, by watching the folders: a file that is replaced is another file, and
/// one that's gone may come back.
///
/// Where the system has no inotify, or gives none, files are looked at a few times a second.
struct FolderWatch {
  /// Milliseconds in which changes that follow one another count as one.
  private static let settling: Int32 = 100
  /// Milliseconds between looks where the system doesn't tell.
  private static let interval: Int32 = 250

  /// What a wait ended with.
  enum Event {
    case changed, quit
  }

  private let descriptor: Int32
  /// The names that matter, by the number of the folder's watch.
  private var names: [Int32: Set<String>] = [:]
  /// Whether a folder can't be watched, so that the files have to be looked at.
  private var isPartial = false
  /// Whether there's somebody who may type `q`.
  private var readsKeys: Bool

  /// - Parameter readsKeys: Whether `q` ends a wait.
  init(readsKeys: Bool) {
    self.readsKeys = readsKeys
    #if os(Linux)
    descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    #else
    descriptor = -1
    #endif
  }

  /// Watches these files, and no others.
  ///
  /// - Returns: Whether there are some among them that weren't watched before.
  @discardableResult
  mutating func watch(_ paths: [String]) -> Bool {
    let before = names
    isPartial = descriptor < 0
    names = names.mapValues { _ in [] }
    for path in paths {
      add(path)
      if let target = try? Path.canonical(path), target != path { add(target) }
    }
    for (watch, files) in names where files.isEmpty { remove(watch) }
    return names.contains { watch, files in !files.isSubset(of: before[watch] ?? []) }
  }

  /// Waits for a change.
  ///
  /// - Parameter isCurrent: Whether the files are as they were, where the system doesn't tell.
  mutating func wait(isCurrent: () -> Bool) -> Event {
    while true {
      var requests = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: readsKeys ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
      ]
      _ = poll(&requests, 2, isPartial ? Self.interval : -1)
      if requests[1].revents != 0, isQuitKey() { return .quit }
      let isTold = requests[0].revents != 0 && isAboutFiles()
      guard isTold || isPartial && !isCurrent() else { continue }
      settle()
      return .changed
    }
  }

  /// Waits for what belongs to the same change.
  mutating func settle() {
    usleep(UInt32(Self.settling) * 1_000)
    _ = isAboutFiles()
  }

  /// Reads what was typed: whether it's `q`.
  private mutating func isQuitKey() -> Bool {
    var typed = [UInt8](repeating: 0, count: 64)
    let count = read(STDIN_FILENO, &typed, typed.count)
    if count <= 0 { readsKeys = false }
    return count > 0 && typed[..<count].contains(UInt8(ascii: "q"))
  }
}

// MARK: - inotify(7)

extension FolderWatch {
  #if os(Linux)
  private mutating func add(_ path: String) {
    let folder = Path.folder(of: path)
    let mask = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    let watch = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, UInt32(mask))
    guard watch >= 0 else {
      isPartial = true
      return
    }
    names[watch, default: []].insert(Path.name(of: path))
  }

  private mutating func remove(_ watch: Int32) {
    names[watch] = nil
    inotify_rm_watch(descriptor, watch)
  }

  /// Reads all events there are: whether one is about a file that matters.
  private mutating func isAboutFiles() -> Bool {
    var isAbout = false
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isAbout }
      for event in Self.events(buffer[..<count]) {
        if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isAbout = true }
        if event.mask & UInt32(IN_IGNORED) != 0, names.removeValue(forKey: event.watch) != nil {
          isPartial = true
          isAbout = true
        }
        // What is only just being made is told again when it's complete.
        let isBeginning = event.mask & UInt32(IN_CREATE) != 0
        if !isBeginning, names[event.watch]?.contains(event.name) == true { isAbout = true }
      }
    }
  }

  private typealias Told = (watch: Int32, mask: UInt32, name: String)

  /// The records of `struct inotify_event`: four numbers of four bytes, the last one the length of the
  /// name, which is filled up with zeros.
  private static func events(_ bytes: ArraySlice<UInt8>) -> [Told] {
    var events: [Told] = []
    var rest = bytes
    while rest.count >= 16 {
      let numbers = rest.withUnsafeBytes { buffer in
        (0..<4).map { buffer.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self) }
      }
      rest = rest.dropFirst(16)
      let name = rest.prefix(Int(numbers[3])).prefix { $0 != 0 }
      events.append(
        (Int32(bitPattern: numbers[0]), numbers[1], String(decoding: name, as: UTF8.self)))
      rest = rest.dropFirst(Int(numbers[3]))
    }
    return events
  }
  #else
  private mutating func add(_ path: String) {}
  private mutating func remove(_ watch: Int32) {}
  private func isAboutFiles() -> Bool { false }
  #endif
}
