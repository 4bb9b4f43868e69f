internal import ConstraintKit

/// Names of a language that are valid and each taken once.
struct SourceNames {
  private var taken: Set<String>
  private let renamed: (String) -> String

  /// - Parameters:
  ///   - reserved: Names that mean something else where the others are used.
  ///   - renamed: What a view is called whose name can't be had.
  init(reserved: Set<String> = [], renamed: @escaping (String) -> String = { $0 }) {
    taken = reserved
    self.renamed = renamed
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
    return names.map { take(renamed($0)) }
  }

  private static func repeated(_ names: [String]) -> [Int] {
    var uses: [String: Int] = [:]
    for name in names { uses[name, default: 0] += 1 }
    return names.indices.filter { uses[names[$0], default: 0] > 1 }
  }
}
