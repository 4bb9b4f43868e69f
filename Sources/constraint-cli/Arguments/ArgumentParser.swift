import LayoutLanguage

/// Takes a command line apart, as swift-argument-parser does: `--name=value`, `--name value`,
/// bundles of short options, `-` as a value, and `--` before what only looks like options.
///
/// Unlike there, the value of a short option may follow it at once (`-fjson`), and what begins with
/// a minus and a digit is a value.
struct ArgumentParser {
  private let arguments: [String]
  private var index = 0
  private var spec: CommandSpec?
  private var invocation = Invocation(request: .help(nil, isLong: false))

  private init(_ arguments: [String]) {
    self.arguments = arguments
  }

  /// - Parameter arguments: Without the tool's own name.
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(arguments)
    if let request = parser.builtInRequest() { return Invocation(request: request) }
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

// MARK: - Help and version

extension ArgumentParser {
  /// A request for help or the version wins over everything else, faults too.
  private func builtInRequest() -> Invocation.Request? {
    for argument in arguments.prefix(while: { $0 != "--" }) {
      switch argument {
      case "-h", "--help":
        return .help(ArgumentParser.command(in: arguments), isLong: argument == "--help")
      case "--version": return .version
      default: continue
      }
    }
    return nil
  }
}

// MARK: - Options

extension ArgumentParser {
  private mutating func parseOption(_ argument: String) throws(UsageError) {
    if argument.hasPrefix("---") { throw .invalidOption(argument) }
    if argument.hasPrefix("--") {
      try parseLong(argument)
    } else {
      try parseBundle(argument)
    }
  }

  private mutating func parseLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let flag = try specification(named: name)
    try add(flag, attached: parts.count > 1 ? String(parts[1]) : nil)
  }

  /// `-qv`, `-fjson`, `-f=json`, `-f json`
  private mutating func parseBundle(_ argument: String) throws(UsageError) {
    var rest = argument.dropFirst()
    while let letter = rest.popFirst() {
      guard let spec = available.first(where: { $0.short == letter }) else {
        throw unknown("-\(letter)", in: argument)
      }
      guard spec.value != nil || rest.first == "=" else {
        try add(spec, attached: nil)
        continue
      }
      let attached = rest.first == "=" ? rest.dropFirst() : rest
      return try add(spec, attached: rest.isEmpty ? nil : String(attached))
    }
  }

  private mutating func add(_ spec: FlagSpec, attached: String?) throws(UsageError) {
    guard spec.value != nil else {
      if let attached { throw .unexpectedValue(spec, attached) }
      invocation.occurrences.append(.init(flag: spec.flag, value: nil))
      return
    }
    guard let value = attached ?? nextValue() else { throw .missingValue(spec) }
    try check(value, against: spec)
    invocation.occurrences.append(.init(flag: spec.flag, value: value))
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

  private func check(_ value: String, against flag: FlagSpec) throws(UsageError) {
    let choices = flag.choices(for: spec)
    guard !choices.isEmpty, !choices.contains(value) else { return }
    let suggestion = closestMatch(to: value, in: choices)
    throw .invalidValue(value, of: flag, expected: .oneOf(choices, suggestion: suggestion))
  }
}

// MARK: - Names

extension ArgumentParser {
  /// The options that may stand where the parser is.
  private var available: [FlagSpec] {
    let flags = spec?.flags ?? CommandSpec.globalFlags
    return FlagSpec.all.filter { flags.contains($0.flag) }
  }

  private func specification(named name: String) throws(UsageError) -> FlagSpec {
    if let spec = available.first(where: { $0.flag.rawValue == name }) { return spec }
    throw unknown("--" + name, in: nil)
  }

  private func unknown(_ option: String, in bundle: String?) -> UsageError {
    if bundle == nil, let flag = Flag(rawValue: String(option.dropFirst(2))) {
      return .misplacedOption(flag, commands: Self.commands(with: flag))
    }
    let name = bundle == nil ? String(option.dropFirst(2)) : String((bundle ?? "").dropFirst())
    let nearest = name.count > 1 ? Self.flagName(near: name, among: available) : nil
    return .unknownOption(option, suggestion: nearest.map { "--" + $0 })
  }

  /// One of those that may stand here, else any.
  private static func flagName(near name: String, among available: [FlagSpec]) -> String? {
    closestMatch(to: name, in: available.map(\.flag.rawValue))
      ?? closestMatch(to: name, in: Flag.allCases.map(\.rawValue))
  }

  private static func commands(with flag: Flag) -> [Command] {
    CommandSpec.all.filter { $0.flags.contains(flag) }.map(\.command)
  }
}

// MARK: - Operands

extension ArgumentParser {
  private mutating func parseOperand(
    _ argument: String, _ unexpected: inout [String]
  ) throws(UsageError) {
    guard let spec else { return try selectCommand(argument) }
    let limit = spec.operands.contains(where: \.isRepeatable) ? Int.max : spec.operands.count
    if invocation.operands.count < limit {
      invocation.operands.append(argument)
    } else {
      unexpected.append(argument)
    }
  }

  private mutating func selectCommand(_ name: String) throws(UsageError) {
    guard let command = Command(rawValue: name), let found = CommandSpec.of(command) else {
      throw .unknownCommand(name, suggestion: Self.commandName(near: name))
    }
    spec = found
    for occurrence in invocation.occurrences where !found.flags.contains(occurrence.flag) {
      throw .misplacedOption(occurrence.flag, commands: Self.commands(with: occurrence.flag))
    }
  }

  private static func commandName(near name: String) -> String? {
    closestMatch(to: name, in: Command.allCases.map(\.rawValue))
  }

  private mutating func finish(_ unexpected: [String]) throws(UsageError) -> Invocation {
    guard unexpected.isEmpty else { throw .unexpectedArguments(unexpected) }
    guard let spec else { return invocation }
    for (position, operand) in spec.operands.enumerated()
    where !operand.isOptional && invocation.operands.count <= position {
      throw .missingOperand(operand)
    }
    invocation.request = try request(of: spec.command)
    return invocation
  }

  private func request(of command: Command) throws(UsageError) -> Invocation.Request {
    switch command {
    case .version: return .version
    case .help:
      guard let name = invocation.operands.first else { return .help(nil, isLong: true) }
      guard let subject = Command(rawValue: name) else {
        throw .unknownCommand(name, suggestion: Self.commandName(near: name))
      }
      return .help(subject, isLong: true)
    case .solve: return .solve
    case .check: return .check
    case .test: return .test
    case .render: return .render
    case .explain: return .explain
    case .fmt: return .fmt
    case .ast: return .ast
    case .graph: return .graph
    }
  }
}
