/// What a command line asks for, before values are looked at.
struct Invocation: Sendable {
  struct Occurrence: Sendable {
    var flag: Flag
    /// Nil for an option without value.
    var value: String?
  }

  enum Request: Sendable {
    /// The help of a command, or of the tool.
    case help(Command?, isLong: Bool)
    case version
    case solve, check, test, render, explain, fmt, ast, graph
  }

  var request: Request
  var operands: [String] = []
  /// In the order of the command line.
  var occurrences: [Occurrence] = []

  func has(_ flag: Flag) -> Bool {
    occurrences.contains { $0.flag == flag }
  }

  /// The values of an option that counts each time.
  func values(of flag: Flag) -> [String] {
    occurrences.compactMap { $0.flag == flag ? $0.value : nil }
  }

  /// The value that counts: the last one.
  func value(of flag: Flag) -> String? {
    values(of: flag).last
  }

  /// The options that were given more often than they count.
  var repeated: [FlagSpec] {
    FlagSpec.all.filter { spec in
      spec.value != nil && !spec.isRepeatable && values(of: spec.flag).count > 1
    }
  }
}
