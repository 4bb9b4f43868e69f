import Foundation
import LayoutLanguage

/// The project's examples.
struct Examples: FileProvider {
  private let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Examples").standardized

  func read(_ path: String, limit: Int) throws(FileError) -> SourceFileContents {
    guard let data = try? Data(contentsOf: folder.appending(path: path)) else {
      throw FileError(path: path, reason: .notFound)
    }
    return SourceFileContents(bytes: [UInt8](data), identity: path)
  }
}
