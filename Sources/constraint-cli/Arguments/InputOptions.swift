internal import ConstraintKit
internal import LayoutLanguage

/// What is solved, and for which canvas, parameters and data.
struct InputOptions: Sendable {
  /// What stands for stdin.
  static let standardInput = "-"

  var inputs = LayoutInputs()
  var limits = LayoutLimits()
  var standardInputName = "<stdin>"
  var isStrict = false
  /// The widths to look at, where a range was given.
  var widths: ClosedRange<Double>?
  /// The data that stdin is to give, by name.
  var dataFromStandardInput: String?
  /// The file of the metrics that texts are measured by.
  var metrics: String?

  init(_ reader: OptionReader) throws(UsageError) {
    try readWidth(reader)
    inputs.height = try reader.value(of: .height, ValueSyntax.side)
    inputs.safeArea = try reader.value(of: .safeArea, ValueSyntax.insets)
    inputs.isRightToLeft = reader.has(.rtl) ? true : nil
    inputs.component = try reader.text(of: .component)
    standardInputName = try reader.text(of: .stdinName) ?? standardInputName
    isStrict = reader.has(.strict)
    metrics = try reader.text(of: .metrics)
    for (name, value) in try reader.values(of: .set, ValueSyntax.assignment) {
      inputs.parameters[name] = .text(value)
    }
    try readData(reader)
    try readLimits(reader)
  }

  /// A file or stdin as messages call it.
  func name(of file: String) -> String {
    file == Self.standardInput ? standardInputName : file
  }

  private mutating func readWidth(_ reader: OptionReader) throws(UsageError) {
    guard let given = try reader.value(of: .width, ValueSyntax.widths) else { return }
    if given.lowerBound < given.upperBound {
      widths = given
    } else {
      inputs.width = .fixed(given.lowerBound)
    }
  }

  /// The same for a command that looks at one width only.
  func ofOneWidth() throws(UsageError) -> InputOptions {
    if let widths, let spec = FlagSpec.of(.width) {
      let ends = [widths.lowerBound, widths.upperBound].map { DecimalFormat.full.text($0) }
      throw .invalidValue(
        ends.joined(separator: "..."), of: spec,
        expected: .form(
          "one number: only check, without --fix and --diff, and render as html take a range"))
    }
    return self
  }

  private mutating func readLimits(_ reader: OptionReader) throws(UsageError) {
    limits.maxStatements = try reader.count(of: .maxStatements) ?? limits.maxStatements
    limits.maxViews = try reader.count(of: .maxViews) ?? limits.maxViews
    limits.maxComponentDepth = try reader.count(of: .maxDepth) ?? limits.maxComponentDepth
    limits.maxFileSize = try reader.count(of: .maxFileSize) ?? limits.maxFileSize
  }

  private mutating func readData(_ reader: OptionReader) throws(UsageError) {
    for (name, file) in try reader.values(of: .data, ValueSyntax.assignment) {
      if file != Self.standardInput {
        inputs.data[name] = .file(file)
      } else if dataFromStandardInput == nil || dataFromStandardInput == name {
        dataFromStandardInput = name
      } else {
        throw .standardInputTwice
      }
    }
    let operands = reader.operands.count { $0 == Self.standardInput }
    if operands + (dataFromStandardInput == nil ? 0 : 1) > 1 { throw .standardInputTwice }
  }
}
