internal import ConstraintKit

/// Names of Swift that are valid and each taken once.
struct SourceNames {
  private var taken: Set<String>

  /// - Parameter reserved: Names that mean something else where the others are used.
  init(reserved: Set<String> = []) {
    taken = reserved
  }

  /// A name for what is called `wanted`: with a number behind it if it is taken.
  mutating func take(_ wanted: String) -> String {
    var name = wanted
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(wanted)_\(number)"
      number += 1
    }
    return name
  }

  /// `name`, in backquotes where it is a word of the language.
  static func quoted(_ name: String) -> String {
    keywords.contains(name) ? "`\(name)`" : name
  }

  /// The parts of a path, `cell[0]` and `name`, as one name: `cell0Name`.
  static func lowerCamel(_ parts: [String]) -> String {
    let words = parts.flatMap(Self.words)
    guard let first = words.first else { return "view" }
    let name = lowercasedStart(first) + words.dropFirst().map(uppercasedStart).joined()
    let isStart = name.unicodeScalars.first.map { $0.properties.isXIDStart } ?? false
    return isStart ? name : "_" + name
  }

  /// As the name of a type: `avatar-row` is `AvatarRow`. What no name can begin with is left out.
  static func upperCamel(_ text: String) -> String {
    let name = words(text).map(uppercasedStart).joined().unicodeScalars
    return String(String.UnicodeScalarView(name.drop { !$0.properties.isXIDStart }))
  }

  /// The runs of characters that names can have.
  private static func words(_ text: String) -> [String] {
    text.unicodeScalars.split { !$0.properties.isXIDContinue && $0 != "_" }.map { String($0) }
  }

  private static func uppercasedStart(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// `Title` is `title`, and `URL` `url`.
  private static func lowercasedStart(_ word: String) -> String {
    if word.allSatisfy({ !$0.isLowercase }) { return word.lowercased() }
    return word.prefix(1).lowercased() + word.dropFirst()
  }

  /// Words that can't be the name of a property without backquotes.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while",
  ]
}

extension SourceNames {
  /// Names that can't be told apart further up than this get numbers.
  private static let mostAncestors = 6

  /// Takes a name for each path: its last part alone where no other path ends so, else with the nearest
  /// part before it that tells it from the others: `setting1Title`.
  mutating func take(paths: [[String]]) -> [String] {
    var names = paths.map { Self.lowerCamel($0.suffix(1)) }
    for distance in 1...Self.mostAncestors {
      for index in Self.repeated(names) {
        let path = paths[index]
        guard path.count > distance else { continue }
        names[index] = Self.lowerCamel([path[path.count - 1 - distance]] + path.suffix(1))
      }
    }
    for index in Self.repeated(names) {
      names[index] = Self.lowerCamel(paths[index].suffix(Self.mostAncestors))
    }
    return names.map { take($0) }
  }

  private static func repeated(_ names: [String]) -> [Int] {
    var uses: [String: Int] = [:]
    for name in names { uses[name, default: 0] += 1 }
    return names.indices.filter { uses[names[$0], default: 0] > 1 }
  }
}
