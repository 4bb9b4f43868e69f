/// What there is to know of a command: the parser, the help, the man page, the completions and the
/// description in JSON are made from it.
struct CommandSpec: Sendable {
  struct Operand: Sendable {
    /// What an operand names.
    enum Kind: Sendable {
      case layoutFile, layoutPath, file, command, codeOrLayout, view
      case choice([String])

      /// What to ask for in place of an empty text; nil where that means something.
      var expectation: String? {
        switch self {
        case .layoutFile, .file: "the name of a file"
        case .layoutPath: "the name of a file or a folder"
        case .codeOrLayout: "a code, or the name of a file"
        case .command, .view, .choice: nil
        }
      }
    }

    var name: String
    var kind: Kind
    var help: String
    var isRepeatable = false
    var isOptional = false

    /// `<file>`, `<paths> ...`, `[<command>]`
    var usage: String {
      let base = isRepeatable ? "<\(name)> ..." : "<\(name)>"
      return isOptional ? "[\(base)]" : base
    }

    /// The only values there are, where they can be counted.
    var choices: [String] {
      if case .choice(let values) = kind { values } else { [] }
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
  /// Three: the long help begins with them.
  let examples: [Example]
  let operands: [Operand]
  let flags: [Flag]
  /// The forms of output that `--format` offers, the standard one first.
  var formats: [OutputOptions.Format] = []

  /// Whether the width may be a range, in one of the command's forms.
  var takesWidths: Bool { command == .check || command == .render }

  /// The options, in the order of the table.
  var flagSpecs: [FlagSpec] { FlagSpec.all.filter { flags.contains($0.flag) } }
}

extension CommandSpec {
  /// The operand at a place, from 0; nil if there's none.
  func operand(at place: Int) -> Operand? {
    operands.indices.contains(place) ? operands[place] : nil
  }

  /// The options that a help screen shows.
  func flagSpecs(_ visibility: FlagSpec.Visibility) -> [FlagSpec] {
    flagSpecs.filter { $0.visibility <= visibility }
  }

  static func commands(with flag: Flag) -> [Command] {
    all.filter { $0.flags.contains(flag) }.map(\.command)
  }
}
