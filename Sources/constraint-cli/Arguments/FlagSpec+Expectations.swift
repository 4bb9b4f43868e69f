extension FlagSpec.Form {
  /// What to ask for where a value is wrong.
  func expectation(for text: String, of command: CommandSpec?) -> UsageError.Expectation {
    switch self {
    case .text: .form("a text")
    case .file: .form("the name of a file")
    case .folder: .form("the name of a folder")
    case .choice(let values): .choice(of: values, near: text)
    case .format: .form("one of the command's formats")
    case .length: .form("a number from 0 to 1e9")
    case .lengthOrAuto: .form("a number from 0 to 1e9, or 'auto'")
    case .lengthOrRange where command?.takesWidths ?? false:
      .form(
        "a number from 0 to 1e9, or a range such as 320...1024",
        suggestion: ValueSyntax.rangeMeant(by: text))
    case .lengthOrRange: .form("a number from 0 to 1e9")
    case .count(let range): .form("a whole number from \(range.lowerBound) to \(range.upperBound)")
    case .countOrFull(let range):
      .form("a whole number from \(range.lowerBound) to \(range.upperBound), or 'full'")
    case .seconds: .form("a number of seconds, more than 0 and to 1e6")
    case .assignment: .form("a name, '=' and a value")
    case .fileAssignment: .form("a name, '=' and the name of a file")
    case .insets: .form("a number from 0 to 1e9, or four with commas between")
    case .regularExpression: .form("a regular expression")
    case .warningCode: .form("the code of a warning, such as W1001")
    }
  }
}
