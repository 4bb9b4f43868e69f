/// Something to tell about the input: what, where, and what helps.
public struct Diagnostic: Sendable {
  /// How grave it is.
  public enum Level: UInt8, Sendable, Hashable, Comparable {
    case note, warning, error

    public static func < (lhs: Level, rhs: Level) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A remark at a place.
  public struct Label: Sendable {
    public var span: SourceSpan
    /// May have several lines; empty where the place says enough.
    public var message: String

    public init(_ span: SourceSpan, _ message: String = "") {
      self.span = span
      self.message = message
    }
  }

  /// A change of text that mends the fault.
  public struct Fix: Sendable {
    /// A part of a text that's replaced.
    public struct Edit: Sendable {
      /// Empty for an insertion.
      public var span: SourceSpan
      public var text: String

      public init(_ span: SourceSpan, _ text: String) {
        self.span = span
        self.text = text
      }
    }
    /// What to do, in a few words.
    public var message: String
    /// Whether a tool may make the change without asking.
    public var isMachineApplicable: Bool
    public var edits: [Edit]

    public init(_ message: String, isMachineApplicable: Bool = false, edits: [Edit] = []) {
      self.message = message
      self.isMachineApplicable = isMachineApplicable
      self.edits = edits
    }
  }

  public var code: DiagnosticCode
  /// The code's own unless the user asked for another.
  public var level: Level
  /// In lower case, without a full stop, with code in backquotes.
  public var message: String
  /// The place that the message is about; nil where it's about no file's text.
  public var primary: Label?
  /// Other places that have to do with it, also of other files.
  public var secondary: [Label]
  /// Shown as `note:`; may have several lines.
  public var notes: [String]
  /// Shown as `help:`.
  public var fixes: [Fix]

  public init(
    _ code: DiagnosticCode, level: Level? = nil, _ message: String, at primary: Label? = nil,
    secondary: [Label] = [], notes: [String] = [], fixes: [Fix] = []
  ) {
    self.code = code
    self.level = level ?? code.defaultLevel
    self.message = message
    self.primary = primary
    self.secondary = secondary
    self.notes = notes
    self.fixes = fixes
  }
}
