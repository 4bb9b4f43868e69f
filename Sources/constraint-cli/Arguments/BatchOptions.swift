internal import ConstraintKit
internal import LayoutLanguage

/// How lines are answered.
struct BatchOptions: Sendable {
  /// What a line without a layout ends in.
  enum OnError: String, Sendable {
    /// An answer, and nothing else.
    case skip
    /// The run goes on, and exits with 1.
    case fail
  }

  var input: InputOptions
  /// What messages call the input.
  var name: String
  /// The layout of lines that name none.
  var layout: String?
  var threads: Int
  var isOrdered: Bool
  var linesToSkip: Int
  var onError: OnError
  var part: AnswerForm.Part?
  var precision: DecimalFormat
  var diagnostics: DiagnosticOptions

  init(_ reader: OptionReader) throws(UsageError) {
    input = try InputOptions(reader).ofOneWidth()
    let file = reader.operands.first ?? InputOptions.standardInput
    name = file == InputOptions.standardInput ? input.standardInputName : file
    if file == InputOptions.standardInput, input.dataFromStandardInput != nil {
      throw .standardInputTwice
    }
    layout = try reader.text(of: .layout)
    threads = try reader.count(of: .jobs) ?? WorkerThread.processorCount
    isOrdered = !reader.has(.unordered)
    linesToSkip = try reader.count(of: .skip) ?? 0
    onError = try reader.choice(of: .onError, as: OnError.self) ?? .skip
    part = try reader.choice(of: .only, as: AnswerForm.Part.self)
    precision = try reader.value(of: .precision, DecimalFormat.init(option:)) ?? .data
    diagnostics = try DiagnosticOptions(reader)
  }
}
