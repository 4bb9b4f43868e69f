import LayoutLanguage

/// Takes a command line apart, as swift-argument-parser does: `--name=value`, `--name value`,
/// `-name=value`, bundles of short options, `-` as a value, and `--` before what only looks like
/// options.
///
/// Unlike there, the value of a short option may follow it at once (`-fjson`), and what begins with
/// a minus and a digit is a value.
struct ArgumentParser {
  private let arguments: [String]
  private var index = 0
  private(set) var spec: CommandSpec?
  private var invocation = Invocation(request: .help(nil, .short))

  private init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// - Parameter arguments: Without the tool's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    if let request = try BuiltInRequest.find(in: arguments) { return Invocation(request: request) }
    var parser = ArgumentParser(arguments)
    return try parser.run()
  }

  /// The command that the arguments name, for the usage line of an error.
  static func command(in arguments: [String]) -> Command? {
    var parser = ArgumentParser(arguments)
    _ = try? parser.run()
    return parser.spec?.command
  }

  private mutating func run() throws(UsageError) -> Invocation {
    var unexpected: [String] = []
    var onlyOperands = false
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if !onlyOperands, argument == "--" {
        onlyOperands = true
      } else if !onlyOperands, argument.hasPrefix("-"), argument != "-" {
        try parseOption(argument)
      } else {
        try parseOperand(argument, &unexpected)
      }
    }
    return try finish(unexpected)
  }
}

// MARK: - Options

extension ArgumentParser {
  private mutating func parseOption(_ argument: String) throws(UsageError) {
    do {
      try parseKnownOption(argument)
    } catch {
      if case .unknownOption = error, Self.isFile(argument) { throw .optionOfFile(argument) }
      throw error
    }
  }

  private static func isFile(_ argument: String) -> Bool {
    Path.ending(of: argument) == "layout" || FileStatus(path: argument) != nil
  }

  private mutating func parseKnownOption(_ argument: String) throws(UsageError) {
    if argument.hasPrefix("---") { throw .invalidOption(argument) }
    if argument.hasPrefix("--") {
      try parseLong(argument)
    } else if let spec = singleDash(argument) {
      try add(spec, Self.parts(of: argument))
    } else {
      try parseBundle(argument)
    }
  }

  private mutating func parseLong(_ argument: String) throws(UsageError) {
    let parts = Self.parts(of: argument)
    let name = String(parts.spelling.dropFirst(2))
    guard let flag = available.first(where: { $0.flag.rawValue == name }) else {
      throw unknown(parts.spelling, name: name)
    }
    try add(flag, parts)
  }

  /// `-width=3`: a long name with one dash.
  private func singleDash(_ argument: String) -> FlagSpec? {
    let name = Self.parts(of: argument).spelling.dropFirst()
    return available.first { $0.flag.rawValue == name }
  }

  /// An option as it's written, and what follows an equals sign.
  private static func parts(of argument: String) -> (spelling: String, attached: String?) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-qv`, `-fjson`, `-f=json`, `-f json`
  private mutating func parseBundle(_ argument: String) throws(UsageError) {
    var rest = argument.dropFirst()
    while let letter = rest.popFirst() {
      guard let spec = available.first(where: { $0.short == letter }) else {
        throw unknown(letter, in: argument)
      }
      guard spec.value != nil || rest.first == "=" else {
        try add(spec, ("-\(letter)", nil))
        continue
      }
      let attached = rest.first == "=" ? rest.dropFirst() : rest
      return try add(spec, ("-\(letter)", rest.isEmpty ? nil : String(attached)))
    }
  }

  private mutating func add(
    _ spec: FlagSpec, _ option: (spelling: String, attached: String?)
  ) throws(UsageError) {
    var occurrence = Invocation.Occurrence(flag: spec.flag, spelling: option.spelling, value: nil)
    if let other = invocation.occurrences.first(where: { $0.flag == spec.opposite }) {
      throw .alreadySet(option.spelling, by: other.spelling)
    }
    if spec.value == nil {
      if let attached = option.attached { throw .unexpectedValue(spec, attached) }
    } else {
      guard let value = option.attached ?? nextValue() else { throw .missingValue(spec) }
      try Self.check(value, against: spec, for: self.spec)
      occurrence.value = value
    }
    invocation.occurrences.append(occurrence)
  }

  /// The next argument, unless it's an option.
  private mutating func nextValue() -> String? {
    guard index < arguments.count else { return nil }
    let argument = arguments[index]
    let isNumber = argument.dropFirst().first.map { $0.isASCII && $0.isNumber || $0 == "." }
    guard !argument.hasPrefix("-") || argument == "-" || isNumber == true else { return nil }
    index += 1
    return argument
  }

  static func check(
    _ value: String, against flag: FlagSpec, for command: CommandSpec?
  ) throws(UsageError) {
    let choices = flag.choices(for: command)
    guard !choices.isEmpty, !choices.contains(value) else { return }
    throw .invalidValue(value, of: flag, expected: .choice(of: choices, near: value))
  }
}

// MARK: - Names

extension ArgumentParser {
  /// The options that may stand where the parser is.
  private var available: [FlagSpec] {
    spec?.flagSpecs ?? FlagSpec.all.filter { CommandSpec.globalFlags.contains($0.flag) }
  }

  private func unknown(_ option: String, name: String) -> UsageError {
    if let flag = Flag(rawValue: name) {
      return misplaced(flag)
    }
    return .unknownOption(option, suggestion: flagName(near: name))
  }

  /// A bundle may also be a long name with one dash, misspelt.
  private func unknown(_ letter: Character, in argument: String) -> UsageError {
    let (spelling, _) = Self.parts(of: argument)
    let name = String(spelling.dropFirst())
    if let flag = Flag(rawValue: name) {
      return misplaced(flag)
    }
    if name.count > 2, let near = flagName(near: name) {
      return .unknownOption(spelling, suggestion: near)
    }
    if letter == FlagSpec.of(.output)?.short { return misplaced(.output) }
    return .unknownOption("-\(letter)", suggestion: nil)
  }

  /// An option of other commands; a batch is continued by `>>`, so that it has no file to replace.
  private func misplaced(_ flag: Flag) -> UsageError {
    if flag == .output, spec?.command == .batch { return .linesToFile }
    return .misplacedOption(flag, commands: CommandSpec.commands(with: flag))
  }

  /// One of those that may stand here, else any; hidden ones aren't told.
  private func flagName(near name: String) -> String? {
    let names = { (specs: [FlagSpec]) in
      specs.filter { $0.visibility != .hidden }.map(\.flag.rawValue)
    }
    let nearest = closestMatch(to: name, in: names(available))
    return (nearest ?? closestMatch(to: name, in: names(FlagSpec.all))).map { "--" + $0 }
  }
}

// MARK: - Operands

extension ArgumentParser {
  private mutating func parseOperand(
    _ argument: String, _ unexpected: inout [String]
  ) throws(UsageError) {
    guard let spec else { return try selectCommand(argument) }
    let count = invocation.operands.count
    guard let operand = spec.operands.last(where: { $0.isRepeatable }) ?? spec.operand(at: count)
    else {
      unexpected.append(argument)
      return
    }
    if argument.isEmpty, let expected = operand.kind.expectation {
      throw .invalidOperand(argument, of: operand, expected: .form(expected))
    }
    if !operand.choices.isEmpty, !operand.choices.contains(argument) {
      let expected = UsageError.Expectation.choice(of: operand.choices, near: argument)
      throw .invalidOperand(argument, of: operand, expected: expected)
    }
    invocation.operands.append(argument)
  }

  private mutating func selectCommand(_ name: String) throws(UsageError) {
    let found = try CommandSpec.named(name)
    spec = found
    for occurrence in invocation.occurrences where !found.flags.contains(occurrence.flag) {
      throw .misplacedOption(
        occurrence.flag, commands: CommandSpec.commands(with: occurrence.flag))
    }
  }

  private mutating func finish(_ unexpected: [String]) throws(UsageError) -> Invocation {
    if invocation.has(.help) {
      invocation.request = .help(spec?.command, .short)
      return invocation
    }
    guard unexpected.isEmpty else { throw .unexpectedArguments(unexpected) }
    guard let spec else { return invocation }
    let standsAlone = spec.flagSpecs.contains { $0.standsAlone && invocation.has($0.flag) }
    for (position, operand) in spec.operands.enumerated()
    where !operand.isOptional && invocation.operands.count <= position && !standsAlone {
      throw .missingOperand(operand)
    }
    invocation.request = .run(spec.command)
    return invocation
  }
}
