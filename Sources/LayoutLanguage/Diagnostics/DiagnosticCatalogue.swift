/// All kinds of diagnostics: what each is called and what it means.
///
/// The pages of `constraint-cli explain` and of the documentation are made from it.
public enum DiagnosticCatalogue {
  /// A kind of diagnostic.
  public struct Entry: Sendable {
    public let code: DiagnosticCode
    /// What it says, in a few words.
    public let title: String
    /// Why it's told and what to do, in a paragraph.
    public let explanation: String

    /// The level it has unless the user asks for another.
    public var level: Diagnostic.Level { code.defaultLevel }

    init(_ code: DiagnosticCode, _ title: String, _ explanation: String) {
      self.code = code
      self.title = title
      self.explanation = explanation
    }
  }

  /// In the order of the codes, errors first.
  public static let entries: [Entry] =
    textEntries + meaningEntries + nameEntries + solutionEntries + inputEntries + warningEntries

  /// The entry of a name such as `E0301`, in either case; nil if there's none.
  public static func entry(named name: String) -> Entry? {
    let wanted = name.uppercased()
    return entries.first { $0.code.name == wanted }
  }
}

extension DiagnosticCode {
  /// What the catalogue says of it.
  public var entry: DiagnosticCatalogue.Entry? { DiagnosticCatalogue.entry(named: name) }
}
