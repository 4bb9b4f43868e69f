/// Constraints of a layout that do nothing: what a reader of the code may leave out.
public struct ConstraintReview: Sendable, Hashable {
  /// A constraint that says what an earlier one says.
  public struct Duplicate: Sendable, Hashable {
    /// The later one, or the weaker one where the priorities differ.
    public let constraint: StatedConstraint
    /// The one that it repeats.
    public let original: StatedConstraint
  }

  /// A constraint that changes nothing in this solution; with other texts or another size it may.
  public struct Inert: Sendable, Hashable {
    /// Why it changes nothing.
    public enum Reason: Sendable, Hashable {
      /// It doesn't hold, by so many points, and the frames are the same without it: these
      /// constraints fix what it is about.
      case overridden(error: Double, by: [StatedConstraint])
      /// An inequality that holds with so many points to spare.
      case slack(Double)
    }

    /// The constraint.
    public let constraint: StatedConstraint
    /// Why it changes nothing.
    public let reason: Reason
  }

  /// Constraints with the same terms, relation and constant as another, up to a factor and the order
  /// of the terms.
  public let duplicates: [Duplicate]
  /// Constraints that don't bind in this solution.
  public let inert: [Inert]
  /// Required constraints that follow from the other required ones, whatever the canvas and the
  /// contents are. All of them may be left out together. Duplicates aren't repeated here.
  public let implied: [StatedConstraint]

  /// Whether each constraint does something.
  public var isEmpty: Bool { duplicates.isEmpty && inert.isEmpty && implied.isEmpty }
}

extension ConstraintReview: CustomStringConvertible {
  /// The constraints of each kind under its title.
  public var description: String {
    let sections = [
      section("duplicates", duplicates) { ($0.constraint, "repeats \($0.original)") },
      section("never binding in this solution", inert) { ($0.constraint, $0.reason.message) },
      section("implied by the other required constraints", implied) { ($0, "") },
    ]
    let text = sections.filter { !$0.isEmpty }.joined(separator: "\n")
    return text.isEmpty ? "each constraint does something" : text
  }

  private func section<Entry>(
    _ title: String, _ entries: [Entry], _ row: (Entry) -> (StatedConstraint, String)
  ) -> String {
    guard !entries.isEmpty else { return "" }
    var rows = AlignedRows()
    for entry in entries {
      let (constraint, remark) = row(entry)
      if remark.isEmpty {
        rows.add(constraint.statement, constraint.place)
      } else {
        rows.add(constraint.statement, constraint.place, remark)
      }
    }
    return "\(title):\n" + rows.text
  }
}

extension ConstraintReview.Inert.Reason {
  fileprivate var message: String {
    switch self {
    case .slack(let distance): "\(distance.message) to spare"
    case .overridden(let error, let causes):
      "off by \(error.message)"
        + (causes.isEmpty
          ? "" : ", fixed by " + causes.map { "`\($0.statement)`" }.joined(separator: ", "))
    }
  }
}
