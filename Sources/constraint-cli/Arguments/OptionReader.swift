/// Reads the values of a command line's options, each as what it has to be.
struct OptionReader: Sendable {
  private let invocation: Invocation
  private let environment: @Sendable (String) -> String?

  init(_ invocation: Invocation, environment: @escaping @Sendable (String) -> String?) {
    self.invocation = invocation
    self.environment = environment
  }

  var operands: [String] { invocation.operands }

  /// The forms of output that the command offers, the standard one first.
  var formats: [OutputOptions.Format] { spec?.formats ?? [] }

  /// Whether the command has an option.
  func accepts(_ flag: Flag) -> Bool { spec?.flags.contains(flag) ?? false }

  private var spec: CommandSpec? {
    guard case .run(let command) = invocation.request else { return nil }
    return CommandSpec.of(command)
  }

  /// The options that count once but were given more often.
  var repeated: [FlagSpec] { invocation.repeated }

  func has(_ flag: Flag) -> Bool { invocation.has(flag) }

  /// The last of an option's values, else the environment's, else nil.
  func value<Value>(
    of flag: Flag, _ parse: (String) -> Value?
  ) throws(UsageError) -> Value? {
    guard let spec = FlagSpec.of(flag), let form = spec.value?.form else { return nil }
    if let text = invocation.value(of: flag) {
      if let value = parse(text) { return value }
      throw .invalidValue(text, of: spec, expected: form.expectation(for: text, of: self.spec))
    }
    guard let variable = spec.environment, let text = environment(variable), !text.isEmpty else {
      return nil
    }
    if let value = parse(text) { return value }
    throw .invalidEnvironment(
      text, of: spec, expected: form.expectation(for: text, of: self.spec))
  }

  /// All values of an option that counts each time.
  func values<Value>(
    of flag: Flag, _ parse: (String) -> Value?
  ) throws(UsageError) -> [Value] {
    guard let spec = FlagSpec.of(flag), let form = spec.value?.form else { return [] }
    var values: [Value] = []
    for text in invocation.values(of: flag) {
      guard let value = parse(text) else {
        throw .invalidValue(text, of: spec, expected: form.expectation(for: text, of: self.spec))
      }
      values.append(value)
    }
    return values
  }

  /// What gave an option its value: itself, or a variable of the environment.
  func origin(of flag: Flag) -> String {
    has(flag) ? flag.spelling : FlagSpec.of(flag)?.environment ?? flag.spelling
  }

  /// A text that isn't empty.
  func text(of flag: Flag) throws(UsageError) -> String? {
    try value(of: flag) { $0.isEmpty ? nil : $0 }
  }

  /// A whole number in the range that the table gives for the option.
  func count(of flag: Flag) throws(UsageError) -> Int? {
    guard case .count(let range) = FlagSpec.of(flag)?.value?.form else { return nil }
    return try value(of: flag) { ValueSyntax.count($0, in: range) }
  }

  /// A value of an enumeration whose raw values are the option's choices.
  func choice<Choice: RawRepresentable>(
    of flag: Flag, as type: Choice.Type
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    try value(of: flag) { Choice(rawValue: $0) }
  }

  /// Which of the flags came last.
  func last(of flags: [Flag]) -> Flag? {
    invocation.occurrences.last { flags.contains($0.flag) }?.flag
  }
}
