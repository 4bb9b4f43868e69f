import Testing

@testable import constraint_cli

@Suite struct ArgumentParserTests {
  /// The occurrences of a command line, as `flag` or `flag=value`.
  private func occurrences(_ line: String) throws -> [String] {
    let invocation = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
    return invocation.occurrences.map { occurrence in
      occurrence.flag.rawValue + (occurrence.value.map { "=" + $0 } ?? "")
    }
  }

  @Test(
    "Every way of writing an option is read",
    arguments: [
      ("solve a --width 3", ["width=3"]),
      ("solve --width=3 a", ["width=3"]),
      ("solve a --width=", ["width="]),
      ("solve a --set x=1=2 --set=y=3", ["set=x=1=2", "set=y=3"]),
      ("solve a -o b", ["output=b"]),
      ("solve a -ob", ["output=b"]),
      ("solve a -o=b", ["output=b"]),
      ("solve a -o -", ["output=-"]),
      ("solve a -Wv", ["deny-warnings", "verbose"]),
      ("solve a -Wqfjson", ["deny-warnings", "quiet", "format=json"]),
      ("solve a -Wf csv", ["deny-warnings", "format=csv"]),
      ("-v solve a -W", ["verbose", "deny-warnings"]),
      ("--color=never solve a", ["color=never"]),
      ("solve a --width -5", ["width=-5"]),
      ("solve -- -v", []),
      ("solve - --rtl", ["rtl"]),
      ("solve a -width=3", ["width=3"]),
      ("solve a -width 3 -rtl", ["width=3", "rtl"]),
      ("solve a -format json", ["format=json"]),
    ])
  func spellings(line: String, expected: [String]) throws {
    #expect(try occurrences(line) == expected)
  }

  @Test("Operands are kept in order, with what follows -- among them")
  func operands() throws {
    let invocation = try ArgumentParser.parse(["check", "b", "-", "-q", "a", "--", "-v", "--"])
    #expect(invocation.operands == ["b", "-", "a", "-v", "--"])
  }

  @Test(
    "A request for help or the version wins over faults",
    arguments: ["solve --nonsense -h", "solve -h", "solve a b c --help", "--version --nope"])
  func builtIn(line: String) throws {
    let invocation = try ArgumentParser.parse(line.split(separator: " ").map(String.init))
    switch invocation.request {
    case .help(let command, let detail):
      #expect(command == .solve)
      #expect(detail == (line.hasSuffix("--help") ? .long : .short))
    case .version: #expect(line.hasPrefix("--version"))
    default: Issue.record("\(invocation.request)")
    }
  }

  @Test("What follows -- is no request for help")
  func afterTerminator() throws {
    let invocation = try ArgumentParser.parse(["solve", "--", "--help"])
    #expect(invocation.operands == ["--help"])
  }

  @Test("An option that counts once but is given twice is known")
  func repeated() throws {
    let invocation = try ArgumentParser.parse(
      ["solve", "a", "--width", "1", "--width=2", "--set", "a=1", "--set", "b=2", "-q", "-q"])
    #expect(invocation.value(of: .width) == "2")
    #expect(invocation.values(of: .set) == ["a=1", "b=2"])
    #expect(invocation.repeated.map(\.flag) == [.width])
  }
}
