extension Array where Element: CustomStringConvertible {
  /// `left, width and right`: the last after a conjunction.
  package func joined(last conjunction: String) -> String {
    let names = map(\.description)
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  /// `left, width and right`.
  package var conjunction: String { joined(last: "and") }
}
