internal import LayoutLanguage

/// Where a result goes: stdout, or a file that is none of the inputs.
struct OutputTarget {
  let file: String?
  let inputs: SourceMap

  func write(_ text: String) throws(ToolError) {
    try write(.text(text))
  }

  func write(_ contents: FileContents) throws(ToolError) {
    guard let file else { return try StandardStream.output.write(contents) }
    if let status = FileStatus(path: file), status.kind == .file,
      inputs.files.contains(where: { FileStatus(path: $0.path)?.identity == status.identity })
    {
      throw ToolError(message: "cannot write to \(file.safeToShow): it is an input")
    }
    try OutputFile.write(contents, to: file)
  }
}
