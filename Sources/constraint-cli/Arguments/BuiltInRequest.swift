/// The options that stand for a command of their own, wherever they are: a request for help or the
/// version wins over everything else, faults too.
enum BuiltInRequest {
  static func find(in arguments: [String]) throws(UsageError) -> Invocation.Request? {
    let options = arguments.prefix { $0 != "--" }
    for (index, argument) in options.enumerated() {
      if let detail = HelpScreen.Detail(option: argument) {
        return .help(ArgumentParser.command(in: arguments), detail)
      }
      switch argument {
      case Flag.version.spelling: return .version
      case Flag.dumpHelp.spelling: return .description
      case Flag.completionScript.spelling:
        return try completions(options.dropFirst(index + 1).first)
      case let argument where argument.hasPrefix(Flag.completionScript.spelling + "="):
        return try completions(
          String(argument.dropFirst(Flag.completionScript.spelling.count + 1)))
      default: continue
      }
    }
    return nil
  }

  private static func completions(_ shell: String?) throws(UsageError) -> Invocation.Request? {
    guard let spec = FlagSpec.of(.completionScript) else { return nil }
    guard let shell else { throw .missingValue(spec) }
    try ArgumentParser.check(shell, against: spec, for: nil)
    return .completions(shell)
  }
}

extension HelpScreen.Detail {
  fileprivate init?(option: String) {
    switch option {
    case "-h": self = .short
    case Flag.help.spelling: self = .long
    case Flag.helpHidden.spelling: self = .everything
    default: return nil
    }
  }
}
