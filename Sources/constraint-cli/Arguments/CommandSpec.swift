/// What there is to know of a command: the parser and the help are made from it.
struct CommandSpec: Sendable {
  struct Operand: Sendable {
    var name: String
    var help: String
    var isRepeatable = false
    var isOptional = false

    /// `<file>`, `<paths> ...`, `[<command>]`
    var usage: String {
      let base = isRepeatable ? "<\(name)> ..." : "<\(name)>"
      return isOptional ? "[\(base)]" : base
    }
  }

  /// A command line that works, and what it's for.
  struct Example: Sendable {
    var line: String
    var purpose: String

    init(_ line: String, _ purpose: String) {
      self.line = line
      self.purpose = purpose
    }
  }

  let command: Command
  /// One line.
  let abstract: String
  /// More, for the long help.
  var discussion: String?
  let examples: [Example]
  let operands: [Operand]
  let flags: [Flag]
  /// The forms of output that `--format` offers, the standard one first.
  var formats: [String] = []

  /// The options, in the order of the table.
  var flagSpecs: [FlagSpec] { FlagSpec.all.filter { flags.contains($0.flag) } }
}
