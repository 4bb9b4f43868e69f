extension VisualFormat: CustomStringConvertible {
  /// The format in its shortest spelling, which reads back as the same format.
  public var description: String {
    var text = dimension == .horizontal ? "H:" : "V:"
    if let leading { text += "|\(leading)" }
    for (index, view) in views.enumerated() {
      if index > 0 { text += gaps[index - 1].description }
      text += view.description
    }
    if let trailing { text += "\(trailing)|" }
    return text
  }
}

extension VisualFormat.View: CustomStringConvertible {
  /// `[name(>=80@high)]`
  public var description: String {
    "[\(name)\(predicates.isEmpty ? "" : predicates.list)]"
  }
}

extension VisualFormat.Gap: CustomStringConvertible {
  /// `-20-`, `-`, or nothing.
  public var description: String {
    switch self {
    case .flush: return ""
    case .standard: return "-"
    case .predicates(let predicates):
      guard predicates.count == 1, let only = predicates.first, only.isSimple else {
        return "-\(predicates.list)-"
      }
      return "-\(only)-"
    }
  }
}

extension VisualFormat.Predicate: CustomStringConvertible {
  /// `>=80@high`; equality has no mark.
  public var description: String {
    let mark = relation == .equal ? "" : relation.description
    let side =
      switch value {
      case .number(let number): number.plain
      case .name(let name): name
      }
    return mark + side + (priority?.description ?? "")
  }

  /// Whether it can stand in a gap without parentheses.
  fileprivate var isSimple: Bool {
    if case .number(let number) = value, number.sign == .minus { return false }
    return relation == .equal && priority == nil
  }
}

extension VisualFormat.PriorityTerm: CustomStringConvertible {
  /// `@high-1`
  public var description: String {
    let name =
      switch base {
      case .number(let number): number.plain
      case .name(let name): name
      }
    guard offset != 0 else { return "@\(name)" }
    return "@\(name)\(offset < 0 ? "-" : "+")\(offset.magnitude.plain)"
  }
}

extension [VisualFormat.Predicate] {
  fileprivate var list: String { "(\(map(\.description).joined(separator: ",")))" }
}

extension Double {
  /// The shortest digits that are the same number, without an exponent, which formats don't have.
  fileprivate var plain: String {
    let text = shortest
    guard let mark = text.firstIndex(of: "e"), let exponent = Int(text[text.index(after: mark)...])
    else { return text }
    let digits = text[..<mark].filter { $0 != "." && $0 != "-" }
    let sign = self < 0 ? "-" : ""
    guard exponent < 0 else { return text }
    return "\(sign)0.\(String(repeating: "0", count: -exponent - 1))\(digits)"
  }
}
