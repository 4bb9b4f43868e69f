internal import ConstraintKit
internal import LayoutLanguage

/// A command line that can't be understood. The texts are those of swift-argument-parser.
enum UsageError: Error, Sendable {
  case unknownOption(String, suggestion: String?)
  case misplacedOption(Flag, commands: [Command])
  case invalidOption(String)
  /// A file whose name begins with a minus.
  case optionOfFile(String)
  case missingValue(FlagSpec)
  case invalidValue(String, of: FlagSpec, expected: Expectation)
  case invalidEnvironment(String, of: FlagSpec, expected: Expectation)
  case invalidOperand(String, of: CommandSpec.Operand, expected: Expectation)
  case unexpectedValue(FlagSpec, String)
  case alreadySet(String, by: String)
  case unexpectedArguments([String])
  case missingOperand(CommandSpec.Operand)
  case unknownCommand(String, suggestion: String?)
  case unknownCode(String, suggestion: String?)
  /// The operands of `explain` the other way round.
  case viewBeforeFile(String, String)
  case standardInputTwice
  case cannotFixStandardInput
  case standardInputWatched
  case layoutAsLines(String)
  /// A file for the answers of a batch.
  case linesToFile
  case needsFormat(Flag, String)
  case unknownEnding(String, endings: [String], hasOption: Bool)

  /// What would have been right.
  enum Expectation: Sendable {
    case oneOf([String], suggestion: String?)
    case form(String, suggestion: String? = nil)

    static func choice(of values: [String], near value: String) -> Expectation {
      .oneOf(values, suggestion: closestMatch(to: value, in: values))
    }
  }
}

extension UsageError {
  /// One sentence or more, without `error:`.
  var message: String {
    switch self {
    case .unknownOption(let option, let suggestion):
      "Unknown option '\(option.safeToShow)'" + Self.didYouMean(suggestion)
    case .misplacedOption(let flag, let commands):
      "Unknown option '\(flag.spelling)'. It belongs to "
        + commands.map { "'\($0.rawValue)'" }.joined(last: "and") + "."
    case .optionOfFile(let name):
      "Unknown option '\(name.safeToShow)'. A file of this name is given as './\(name.safeToShow)', "
        + "or after '--'."
    case .invalidOption(let option): "Invalid option: \(option.safeToShow)"
    case .missingValue(let spec): "Missing value for '\(spec.usage)'"
    case .invalidValue(let value, let spec, let expected):
      "The value '\(value.safeToShow)' is invalid for '\(spec.usage)'" + expected.sentence
    case .invalidEnvironment(let value, let spec, let expected):
      "The value '\(value.safeToShow)' is invalid for the variable "
        + "'\(spec.environment ?? spec.usage)'" + expected.sentence
    case .invalidOperand(let value, let operand, let expected):
      "The value '\(value.safeToShow)' is invalid for '\(operand.usage)'" + expected.sentence
    case .alreadySet(let flag, let other):
      "'\(flag)' and '\(other)' exclude each other. Please provide one of them."
    case .unexpectedValue(let spec, let value):
      "The option '\(spec.flag.spelling)' does not take any value, but '\(value.safeToShow)' was "
        + "specified."
    case .unexpectedArguments(let values) where values.count == 1:
      "Unexpected argument '\(values[0].safeToShow)'"
    case .unexpectedArguments(let values):
      "\(values.count) unexpected arguments: "
        + values.map { "'\($0.safeToShow)'" }.joined(separator: ", ")
    case .missingOperand(let operand): "Missing expected argument '\(operand.usage)'"
    case .unknownCommand(let name, let suggestion):
      "Unknown command '\(name.safeToShow)'" + Self.didYouMean(suggestion)
    case .unknownCode(let name, let suggestion):
      "No diagnostic has the code '\(name.safeToShow)'" + Self.didYouMean(suggestion)
    case .viewBeforeFile(let view, let file):
      "The file comes first: '\(HelpScreen.tool) explain \(file.safeToShow) \(view.safeToShow)'"
    case .standardInputTwice: "Stdin can be read once only, but '-' is given more often."
    case .cannotFixStandardInput:
      "Stdin can't be changed, so '--fix' needs files; '--diff' shows what would change."
    case .layoutAsLines(let file):
      "'\(file.safeToShow)' has no lines of JSON; '--layout \(file.safeToShow)' answers them with it."
    case .linesToFile:
      "The answers of 'batch' go to stdout: '> FILE' writes them to a file, and '>> FILE' goes on "
        + "with one."
    case .standardInputWatched: "Stdin can't be watched: give a file."
    case .needsFormat(let flag, let format): "'\(flag.spelling)' needs '--format \(format)'"
    case .unknownEnding(let file, let endings, let hasOption):
      "The ending of '\(file.safeToShow)' is that of no format here. Please provide "
        + (hasOption ? "'\(Flag.format.spelling)', or " : "") + "an ending such as "
        + endings.map { "'.\($0)'" }.joined(last: "or") + "."
    }
  }

  /// The option that the message is about: its line of the help is shown too.
  var subject: FlagSpec? {
    switch self {
    case .missingValue(let spec), .invalidValue(_, let spec, _),
      .invalidEnvironment(_, let spec, _),
      .unexpectedValue(let spec, _):
      spec
    default: nil
    }
  }

  /// The operand that the message is about.
  var operand: CommandSpec.Operand? {
    switch self {
    case .missingOperand(let operand), .invalidOperand(_, let operand, _): operand
    default: nil
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'?" } ?? ""
  }
}

extension UsageError.Expectation {
  /// With the full stop before it.
  fileprivate var sentence: String {
    switch self {
    case .form(let form, let suggestion): Self.didYouMean(suggestion) + "Please provide \(form)."
    case .oneOf(let values, let suggestion): Self.didYouMean(suggestion) + Self.choice(values)
    }
  }

  private static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'? " } ?? ". "
  }

  /// Six or more are a list of bullets.
  private static func choice(_ values: [String]) -> String {
    if values.count >= 6 {
      return "Please provide one of the following:\n"
        + values.map { "  - \($0)" }.joined(separator: "\n")
    }
    return "Please provide "
      + (values.count > 1 ? "one of " : "")
      + values.map { "'\($0)'" }.joined(last: "or") + "."
  }
}
