internal import Foundation

/// Whether snapshots are recorded in place of being compared.
package enum SnapshotRecording {
  static let variable = "CONSTRAINTKIT_RECORD"
  /// As the environment says; tests of recording say otherwise.
  @TaskLocal package static var isOn = ProcessInfo.processInfo.environment[variable] == "1"
}

/// Where a snapshot is kept.
struct SnapshotFile {
  static let advice = "record them with \(SnapshotRecording.variable)=1 in the environment."

  private let url: URL

  /// In a folder; nil is `FrameSnapshots/CellTests` beside `CellTests.swift`.
  init(named name: String, in folder: String?, location: TestLocation) {
    let folder = folder.map { URL(filePath: $0) } ?? Self.folder(beside: location)
    url = folder.appending(path: Self.fileName(name) + ".txt")
  }

  private static func folder(beside location: TestLocation) -> URL {
    let test = URL(filePath: "\(location.filePath)")
    return test.deletingLastPathComponent().appending(path: "FrameSnapshots")
      .appending(path: test.deletingPathExtension().lastPathComponent)
  }

  /// Letters and digits of any script, spaces, `-` and `_`; everything else could mean something to
  /// a file system.
  private static func fileName(_ name: String) -> String {
    let safe = name.map { $0.isLetter || $0.isNumber || " -_".contains($0) ? $0 : "-" }
    return safe.isEmpty ? "-" : String(safe)
  }

  var path: String { url.path(percentEncoded: false) }

  /// Nil for a file that isn't there, or isn't UTF-8. Lines end in LF, whatever a check-out made of
  /// them.
  var contents: String? {
    let bytes = (try? Data(contentsOf: url))?.filter { $0 != UInt8(ascii: "\r") }
    return bytes.flatMap { String(data: $0, encoding: .utf8) }
  }

  /// Writes the file.
  ///
  /// - Returns: What was done, as a failure: a run that records compares nothing.
  func record(_ text: String) -> String {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
      return "recorded \(path); run the test again without \(SnapshotRecording.variable)"
    } catch {
      return "\(path) can't be written: \(error)"
    }
  }
}
