/// How a part of a message looks on a terminal.
enum TerminalStyle: Sendable, Hashable {
  case plain, strong, gutter
  case primary(Diagnostic.Level)
  case secondary

  /// The text between the escapes of ECMA-48 that begin and end the style.
  func apply(to text: String) -> String {
    guard let code, !text.isEmpty else { return text }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }

  private var code: String? {
    switch self {
    case .plain: nil
    case .strong: "1"
    case .gutter, .secondary: "1;34"
    case .primary(.error): "1;31"
    case .primary(.warning): "1;33"
    case .primary(.note): "1;36"
    }
  }
}
