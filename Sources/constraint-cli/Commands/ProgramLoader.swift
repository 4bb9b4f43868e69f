internal import ConstraintKit
internal import LayoutLanguage

/// Loads the layouts that a command line names.
struct ProgramLoader: Sendable {
  let input: InputOptions
  let root: DiagnosticOptions.Root?

  /// Reads a file, or stdin, with everything it imports.
  func load(_ operand: String) throws(ToolError) -> LoadResult {
    let files: DiskFileProvider
    do {
      files = try provider(for: operand)
    } catch {
      guard let root else { return Self.unreadable(operand) }
      throw .unreadable(error, option: root.origin)
    }
    guard operand == InputOptions.standardInput else {
      return LayoutProgram.load(operand, files: files, limits: input.limits)
    }
    return load(try standardInput(input.standardInputName), as: operand, files)
  }

  /// Takes a text for that of the file that an operand names.
  func load(_ bytes: [UInt8], as operand: String) throws(ToolError) -> LoadResult {
    do {
      return load(bytes, as: operand, try provider(for: operand))
    } catch {
      throw .unreadable(error)
    }
  }

  /// Imports of stdin are looked up in the root, else in the current folder.
  private func provider(for operand: String) throws(FileError) -> DiskFileProvider {
    let folder = operand == InputOptions.standardInput ? "" : Path.folder(of: operand)
    return try DiskFileProvider(root: root?.path ?? folder)
  }

  private func load(
    _ bytes: [UInt8], as operand: String, _ files: DiskFileProvider
  ) -> LoadResult {
    guard operand == InputOptions.standardInput else {
      return LayoutProgram.load(source: bytes, name: operand, files: files, limits: input.limits)
    }
    return LayoutProgram.load(
      source: bytes, name: input.standardInputName,
      location: Path.join(root?.path ?? "", "<stdin>"), files: files, limits: input.limits)
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
      throw .unreadable(error, option: Flag.metrics.spelling)
    }
  }

  private func standardInput(_ name: String) throws(ToolError) -> [UInt8] {
    do {
      return try FileReader.readStandardInput(name: name, limit: input.limits.maxFileSize)
    } catch {
      throw .unreadable(error)
    }
  }

  /// A file in a folder that isn't there.
  private static func unreadable(_ path: String) -> LoadResult {
    let error = FileError(path: path, reason: .notFound)
    return LoadResult(
      program: nil, diagnostics: [Diagnostic(.unreadableFile, "\(error)")], sources: SourceMap())
  }
}
