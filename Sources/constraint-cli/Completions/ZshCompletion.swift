/// The completions for zsh: to be sourced after `compinit`, or a file `_constraint-cli` of a folder
/// in `fpath`.
enum ZshCompletion {
  private static let function = "_constraint-cli"

  static var text: String {
    "#compdef \(HelpScreen.tool)\n" + CompletionScript.head("zsh")
      + """
      \(function)_codes_or_layouts() {
        _alternative 'codes:code:(\(CompletionScript.codes.joined(separator: " ")))' \
          'files:file:_files -g "*.layout"'
      }

      \(function)() {
        local curcontext=$curcontext state line
        typeset -A opt_args
        local -a commands=(
      \(commands)  )
        _arguments -C \\
      \(CompletionScript.globalFlags.map { option($0, nil, indent: 4) }.joined())    \
      '1:command:->command' \\
          '*:::argument:->arguments' && return
        case $state in
          command) _describe -t commands command commands ;;
          arguments)
            words=($line[1] "${words[@]}")
            ((CURRENT += 1))
            case $line[1] in
      \(CommandSpec.all.map(arguments).joined())      esac ;;
        esac
      }

      if [[ $funcstack[1] == \(function) ]]; then
        \(function) "$@"
      else
        compdef \(function) \(HelpScreen.tool)
      fi

      """
  }

  private static var commands: String {
    CommandSpec.all.map { spec in
      "    \(quoted("\(spec.command.rawValue):\(spec.abstract)"))\n"
    }.joined()
  }

  private static func arguments(_ spec: CommandSpec) -> String {
    let options = spec.flagSpecs(.usual).map { option($0, spec, indent: 12) }.joined()
    let operands = spec.operands.enumerated().map { place, operand in
      let which = operand.isRepeatable ? "*" : "\(place + 1)"
      let message = operand.isOptional ? "::" : ":"
      let text = "\(which)\(message)\(operand.name):\(action(operand.source))"
      return "            \(quoted(text)) \\\n"
    }
    return "        \(spec.command.rawValue))\n          _arguments -s \\\n" + options
      + operands.joined() + "            && return ;;\n"
  }

  /// `'(-o --output)'{-o+,--output=}'[Write to a file.]:file:_files'`
  private static func option(_ spec: FlagSpec, _ command: CommandSpec?, indent: Int) -> String {
    let source = spec.source(for: command)
    let long = spec.flag.spelling + (source == nil ? "" : "=")
    var rest = "[\(escaped(spec.help))]"
    if let source, let value = spec.value {
      rest += ":\(escaped(value.placeholder)):\(action(source))"
    }
    let start = spec.isRepeatable ? "*" : exclusions(spec)
    let names: String
    if let short = spec.short {
      names = quoted(start) + "{-\(short)\(source == nil ? "" : "+"),\(long)}" + quoted(rest)
    } else {
      names = quoted(start + long + rest)
    }
    return String(repeating: " ", count: indent) + names + " \\\n"
  }

  /// What isn't offered any more once the option is there.
  private static func exclusions(_ spec: FlagSpec) -> String {
    let opposite = spec.opposite.flatMap { FlagSpec.of($0) }?.spellings ?? []
    return "(\((spec.spellings + opposite).joined(separator: " ")))"
  }

  private static func action(_ source: CompletionScript.Source) -> String {
    switch source {
    case .words(let words): "(\(words.joined(separator: " ")))"
    case .codesOrLayouts: "\(function)_codes_or_layouts"
    case .layouts: "_files -g \"*.layout\""
    case .files: "_files"
    case .folders: "_files -/"
    case .fileAssignments: "_files -P \"${PREFIX%%=*}=\""
    case .nothing: " "
    }
  }

  /// Brackets and colons end parts of a specification.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
