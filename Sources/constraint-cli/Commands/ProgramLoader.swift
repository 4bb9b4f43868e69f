internal import ConstraintKit
internal import LayoutLanguage

/// Loads the layouts that a command line names.
struct ProgramLoader: Sendable {
  let input: InputOptions
  let root: DiagnosticOptions.Root?

  /// Reads a file, or stdin, with everything it imports.
  func load(_ operand: String) throws(ToolError) -> LoadResult {
    let isStandardInput = operand == InputOptions.standardInput
    let name = isStandardInput ? input.standardInputName : operand
    let files: DiskFileProvider
    do {
      files = try DiskFileProvider(root: root?.path ?? Path.folder(of: name))
    } catch {
      guard let root else { return Self.unreadable(operand) }
      throw ToolError(message: "\(root.origin): \(error)")
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
      let files = try DiskFileProvider(root: root?.path ?? Path.folder(of: name))
      return LayoutProgram.load(source: bytes, name: name, files: files, limits: input.limits)
    } catch {
      throw ToolError(message: "\(error)")
    }
  }

  /// The inputs for the programs, with the data of stdin and the metrics.
  ///
  /// - Returns: Nil where the metrics are wrong, which is told.
  func inputs(_ report: inout DiagnosticReport) throws(ToolError) -> LayoutInputs? {
    var inputs = input.inputs
    if let path = input.metrics {
      let file = try metrics(path)
      try report.add(file.diagnostics, in: file.sources)
      guard let metrics = file.metrics else { return nil }
      inputs.measurer = MetricsMeasurer(metrics)
    }
    if let data = input.dataFromStandardInput {
      let name = "<stdin>"
      inputs.data[data] = .bytes(try standardInput(name), name: name)
    }
    return inputs
  }

  private func metrics(_ path: String) throws(ToolError) -> FontMetricsFile {
    do {
      let bytes = try FileReader.read(path, limit: input.limits.maxFileSize).bytes
      return FontMetricsFile(bytes, name: path)
    } catch {
      throw ToolError(message: "\(error)")
    }
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
