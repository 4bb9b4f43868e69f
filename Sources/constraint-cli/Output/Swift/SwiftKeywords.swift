/// Words of the language.
enum SwiftKeywords {
  /// `name`, in backquotes where it is a word of the language.
  static func quoted(_ name: String) -> String {
    all.contains(name) ? "`\(name)`" : name
  }

  /// Words that can't be the name of a property without backquotes.
  private static let all: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}
