/// What there is to know of an option. The table of these (``all``) is the only place where options
/// are declared: the parser, the checks of values, the help screens, the man page, the completions
/// and the description in JSON are all made from it.
struct FlagSpec: Sendable {
  /// What an option's value may be.
  enum Form: Sendable {
    case text
    case file
    case folder
    case choice([String])
    /// One of the formats of the command (``CommandSpec/formats``).
    case format
    /// Points, 0 to ``Limits/largestLength``.
    case length
    case lengthOrAuto
    /// Points, or `320...1024`.
    case lengthOrRange
    case count(ClosedRange<Int>)
    case countOrFull(ClosedRange<Int>)
    /// Seconds, more than 0 and to ``ValueSyntax/longestTime``.
    case seconds
    /// `name=VALUE`
    case assignment
    /// `name=FILE`
    case fileAssignment
    /// `top,left,bottom,right` or one number for all four.
    case insets
    case regularExpression
    /// Such as `W1001`.
    case warningCode
  }

  struct Value: Sendable {
    /// The name in usage lines, without the angle brackets.
    var placeholder: String
    var form: Form
    /// As shown in the help; nil where leaving the option out means something else than a value.
    var standard: String?

    init(_ placeholder: String, _ form: Form = .text, default standard: String? = nil) {
      self.placeholder = placeholder
      self.form = form
      self.standard = standard
    }
  }

  /// A titled part of a help screen.
  enum Section: String, CaseIterable, Sendable {
    case input = "INPUT OPTIONS"
    case output = "OUTPUT OPTIONS"
    case diagnostics = "DIAGNOSTICS OPTIONS"
    case limits = "LIMIT OPTIONS"
    case general = "OPTIONS"
  }

  /// Which help screens show an option.
  enum Visibility: Sendable, Comparable {
    /// Those of `-h` too.
    case common
    /// Those of `--help`, and the man page.
    case usual
    /// Only those of `--help-hidden`.
    case hidden
  }

  let flag: Flag
  var visibility = Visibility.usual
  var short: Character?
  /// Nil where the option takes no value.
  var value: Value?
  let section: Section
  /// One line.
  let help: String
  /// More, for the long help.
  var discussion: String?
  /// What is true of some commands only.
  var commandDiscussions: [(command: Command, text: String)] = []
  /// The variable that speaks where the option isn't given.
  var environment: String?
  /// Each occurrence counts; otherwise the last one does.
  var isRepeatable = false
  /// The option that can't be given together with this one.
  var opposite: Flag?
  /// Whether there's nothing to read: the command then needs no operands.
  var standsAlone = false

  /// `--width <n>`, as usage lines have it.
  var usage: String {
    value.map { "\(flag.spelling) <\($0.placeholder)>" } ?? flag.spelling
  }

  /// `-o, --output <file>`
  var label: String {
    short.map { "-\($0), \(usage)" } ?? usage
  }

  /// What there is to say besides ``help`` of a command's option; of no command's, what is true of
  /// each.
  func discussion(for command: Command?) -> String? {
    let own = commandDiscussions.filter { command == nil || $0.command == command }
    let texts = own.map { command == nil ? "\($0.command.rawValue): \($0.text)" : $0.text }
    let all = (discussion.map { [$0] } ?? []) + texts
    return all.isEmpty ? nil : all.joined(separator: " ")
  }

  /// The only values there are, where they can be counted.
  func choices(for command: CommandSpec?) -> [String] {
    switch value?.form {
    case .choice(let values): values
    case .format: command?.formats.map(\.rawValue) ?? []
    default: []
    }
  }
}
