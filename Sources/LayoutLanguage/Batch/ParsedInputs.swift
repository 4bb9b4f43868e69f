/// Values for a program's parameters and data that are part of a larger text.
package struct ParsedInputs: Sendable {
  package typealias Member = (name: NameSyntax, value: ExpressionSyntax)

  /// The whole text. The values' spans are of the file whose number is ``fileNumber(in:)``.
  package var source: SourceFile
  package var parameters: [Member]
  package var data: [Member]

  package init(source: SourceFile, parameters: [Member], data: [Member]) {
    self.source = source
    self.parameters = parameters
    self.data = data
  }

  /// The number that the text gets behind a program's own files.
  package static func fileNumber(in program: LayoutProgram) -> Int32 {
    Int32(clamping: program.sources.files.count)
  }
}

extension LayoutProgram {
  /// The frames for `inputs`, where `values` take the place of the parameters and data of their names.
  package func solve(_ inputs: LayoutInputs, _ values: ParsedInputs) -> SolveResult {
    ProgramRun(self, InputReader(self, inputs, values), inputs).result
  }
}
