/// The stable name of a kind of diagnostic, such as `E0301`.
public struct DiagnosticCode: Sendable, Hashable {
  /// A letter for the level and four digits.
  public let name: String

  package init(_ name: String) {
    self.name = name
  }

  /// Errors are `E…`, warnings `W…`.
  public var defaultLevel: Diagnostic.Level { name.hasPrefix("W") ? .warning : .error }
}

extension DiagnosticCode: CustomStringConvertible {
  public var description: String { name }
}
