internal import LayoutLanguage

/// Loads the layouts that a command line names.
struct ProgramLoader: Sendable {
  let input: InputOptions
  let root: String?

  /// Reads a file, or stdin, with everything it imports.
  func load(_ operand: String) throws(ToolError) -> LoadResult {
    let isStandardInput = operand == InputOptions.standardInput
    let name = isStandardInput ? input.standardInputName : operand
    let files: DiskFileProvider
    do {
      files = try DiskFileProvider(root: root ?? Path.folder(of: name))
    } catch {
      guard root == nil else { throw ToolError(message: "\(error)") }
      return Self.unreadable(operand)
    }
    guard isStandardInput else {
      return LayoutProgram.load(operand, files: files, limits: input.limits)
    }
    return LayoutProgram.load(
      source: try standardInput(name), name: name, files: files, limits: input.limits)
  }

  /// Takes a text for that of the file that an operand names.
  func load(_ bytes: [UInt8], as operand: String) throws(ToolError) -> LoadResult {
    let name = operand == InputOptions.standardInput ? input.standardInputName : operand
    do {
      let files = try DiskFileProvider(root: root ?? Path.folder(of: name))
      return LayoutProgram.load(source: bytes, name: name, files: files, limits: input.limits)
    } catch {
      throw ToolError(message: "\(error)")
    }
  }

  /// The inputs for the programs, with the data of stdin.
  func inputs() throws(ToolError) -> LayoutInputs {
    var inputs = input.inputs
    if let data = input.dataFromStandardInput {
      let name = "<stdin>"
      inputs.data[data] = .bytes(try standardInput(name), name: name)
    }
    return inputs
  }

  private func standardInput(_ name: String) throws(ToolError) -> [UInt8] {
    do {
      return try FileReader.readStandardInput(name: name, limit: input.limits.maxFileSize)
    } catch {
      throw ToolError(message: "\(error)")
    }
  }

  /// A file in a folder that isn't there.
  private static func unreadable(_ path: String) -> LoadResult {
    let error = FileError(path: path, reason: .notFound)
    return LoadResult(
      program: nil, diagnostics: [Diagnostic(.unreadableFile, "\(error)")], sources: SourceMap())
  }
}
