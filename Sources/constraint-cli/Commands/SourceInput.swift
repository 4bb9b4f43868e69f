internal import LayoutLanguage

/// How the commands that look at a file's text alone read it: nothing it imports is read.
struct SourceInput: Sendable {
  private let standardInputName: String
  let limits: ParserLimits

  init(_ reader: OptionReader) throws(UsageError) {
    standardInputName = try reader.text(of: .stdinName) ?? "<stdin>"
    var limits = ParserLimits()
    limits.fileSize = try reader.count(of: .maxFileSize) ?? limits.fileSize
    self.limits = limits
  }

  /// The file of an operand, or stdin for `-`.
  func read(_ operand: String) throws(FileError) -> SourceFile {
    guard operand != InputOptions.standardInput else {
      let bytes = try FileReader.readStandardInput(
        name: standardInputName, limit: limits.fileSize)
      return SourceFile(path: standardInputName, bytes: bytes)
    }
    return SourceFile(
      path: operand, bytes: try FileReader.read(operand, limit: limits.fileSize).bytes)
  }
}
