/// The completions for bash, from version 3.2.
enum BashCompletion {
  private static let function = "_constraint_cli"

  static var text: String {
    CompletionScript.head("bash") + helpers + "\(function)() {\n" + start + value + commandName
      + "  case $command in\n" + CommandSpec.all.map(command).joined() + "  esac\n}\n"
      + "complete -F \(function) \(HelpScreen.tool)\n"
  }

  private static let helpers = """
    # Offers the words of $2 that begin with $1.
    \(function)_words() {
      local word
      for word in $2; do
        [[ $word == "$1"* ]] && COMPREPLY+=("$word")
      done
    }

    # Offers what compgen finds, one a line.
    \(function)_paths() {
      local path
      compopt -o filenames 2>/dev/null
      while IFS= read -r path; do
        COMPREPLY+=("$path")
      done < <(compgen "$@")
    }

    \(function)_layouts() {
      \(function)_paths -d -- "$1"
      \(function)_paths -f -X '!*.layout' -- "$1"
    }


    """

  /// Finds the word, what is before it, the command, and how many operands there are already. Bash
  /// parts `--name=value` into three words.
  private static var start: String {
    """
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
      local command= operands=0 i
      COMPREPLY=()
      if [[ $word == = ]]; then
        word=
      elif [[ $previous == = ]]; then
        previous=${COMP_WORDS[COMP_CWORD-2]}
        if ((COMP_CWORD > 3)) && [[ ${COMP_WORDS[COMP_CWORD-3]} == --data ]]; then
          \(function)_paths -f -- "$word"
          return
        fi
      fi
      for ((i = 1; i < COMP_CWORD; i++)); do
        case ${COMP_WORDS[i]} in
          =) ((i++)) ;;
          \(valued.joined(separator: "|"))) [[ ${COMP_WORDS[i+1]} == = ]] || ((i++)) ;;
          -?*) ;;
          *) if [[ -z $command ]]; then command=${COMP_WORDS[i]}; else ((operands++)); fi ;;
        esac
      done

    """
  }

  /// The options that take a value.
  private static var valued: [String] {
    FlagSpec.all.filter { $0.value != nil }.flatMap(\.spellings)
  }

  /// Completes the value of an option.
  private static var value: String {
    let cases = FlagSpec.all.filter { $0.flag != .format }.compactMap { spec in
      spec.source(for: nil).map { "    \(pattern(spec))) \(offer($0))return ;;\n" }
    }
    let formats = CommandSpec.all.filter { $0.flags.contains(.format) }.map { command in
      let source = FlagSpec.of(.format)?.source(for: command) ?? .nothing
      return "        \(command.command.rawValue)) \(offer(source));;\n"
    }
    let format = FlagSpec.of(.format).map(pattern) ?? ""
    return "  case $previous in\n" + cases.joined() + "    \(format))\n      case $command in\n"
      + formats.joined() + "      esac\n      return ;;\n  esac\n"
  }

  private static func pattern(_ spec: FlagSpec) -> String {
    spec.spellings.joined(separator: "|")
  }

  private static var commandName: String {
    let options = CompletionScript.globalFlags.flatMap(\.spellings)
    return """
        if [[ -z $command ]]; then
          if [[ $word == -* ]]; then
            \(offer(.words(options)))
          else
            \(offer(.words(CommandSpec.all.map(\.command.rawValue))))
          fi
          return
        fi

      """
  }

  private static func command(_ spec: CommandSpec) -> String {
    let options = spec.flagSpecs(.usual).flatMap(\.spellings)
    let operands = spec.operands.enumerated().map { place, operand in
      let condition = operand.isRepeatable ? "operands >= \(place)" : "operands == \(place)"
      return "        ((\(condition))) && { \(offer(operand.source)):; }\n"
    }
    return "    \(spec.command.rawValue))\n      if [[ $word == -* ]]; then\n        "
      + offer(.words(options)) + "\n      else\n" + (operands.isEmpty ? "        :\n" : "")
      + operands.joined() + "      fi ;;\n"
  }

  /// A command that offers something, with what ends it; empty for nothing.
  private static func offer(_ source: CompletionScript.Source) -> String {
    switch source {
    case .words(let words): "\(function)_words \"$word\" '\(words.joined(separator: " "))'; "
    case .codesOrLayouts: offer(.words(CompletionScript.codes)) + offer(.layouts)
    case .layouts: "\(function)_layouts \"$word\"; "
    case .files: "\(function)_paths -f -- \"$word\"; "
    case .folders: "\(function)_paths -d -- \"$word\"; "
    case .fileAssignments, .nothing: ""
    }
  }
}
