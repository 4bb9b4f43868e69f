#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A file's lines, one at a time: without Foundation, which would be most of the process.
struct LineReader: ~Copyable {
  private let file: UnsafeMutablePointer<FILE>
  private var line: UnsafeMutablePointer<CChar>?
  private var capacity = 0

  init?(path: String) {
    guard let file = fopen(path, "r") else { return nil }
    self.file = file
  }

  deinit {
    free(line)
    fclose(file)
  }

  /// The fields of the next line, which spaces separate; nil at the end.
  mutating func next() -> [Substring]? {
    let length = getline(&line, &capacity, file)
    guard length >= 0, let line else { return nil }
    return String(cString: line).split { $0 == " " || $0 == "\n" }
  }
}
