/// Where a constraint was written, for messages.
public enum ConstraintOrigin: Sendable, Hashable, BitwiseCopyable {
  /// Made by the library itself.
  case none
  /// A place in Swift source: `#fileID` and `#line`.
  case swift(fileID: StaticText, line: Int)
  /// A number that means something to whoever added the constraint: the index of a span, say.
  case tag(Int)

  /// A `StaticString` that can be compared.
  public struct StaticText: Sendable, Hashable, BitwiseCopyable, CustomStringConvertible {
    private let text: StaticString

    /// Wraps a text of the program.
    public init(_ text: StaticString) {
      self.text = text
    }

    /// The text.
    public var description: String { text.description }

    /// Whether the texts are the same, wherever they are stored.
    public static func == (lhs: StaticText, rhs: StaticText) -> Bool {
      lhs.description == rhs.description
    }

    /// Hashes the text.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(description)
    }
  }
}

extension ConstraintOrigin: CustomStringConvertible {
  /// The place as it's written in messages.
  public var description: String {
    switch self {
    case .none: "implicit"
    case .swift(let fileID, let line): "\(fileID):\(line)"
    case .tag(let number): "#\(number)"
    }
  }
}
