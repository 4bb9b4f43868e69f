internal import LayoutLanguage

/// Where a result goes: stdout, or a file that is none of the inputs.
struct OutputTarget {
  let file: String?
  let inputs: [SourceMap]

  init(file: String?, inputs: SourceMap...) {
    self.init(file: file, inputs: inputs)
  }

  init(file: String?, inputs: [SourceMap]) {
    self.file = file
    self.inputs = inputs
  }

  func write(_ text: String) throws(ToolError) {
    try write(.text(text))
  }

  func write(_ contents: FileContents) throws(ToolError) {
    guard let file else { return try StandardStream.output.write(contents) }
    if let status = FileStatus(path: file), status.kind == .file, isInput(status) {
      throw ToolError(message: "cannot write to \(file.safeToShow): it is an input")
    }
    try OutputFile.write(contents, to: file)
  }

  /// Whether a file was read, under this or another name, or is what stdin comes from.
  private func isInput(_ status: FileStatus) -> Bool {
    (inputs.flatMap(\.files).map { FileStatus(path: $0.path) } + [FileStatus.ofStandardInput])
      .contains { $0?.identity == status.identity }
  }
}
