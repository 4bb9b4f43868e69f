internal import ConstraintKit

/// The constraints of a model by the statements that made them: in a loop or a component one
/// statement makes many, and what is to be said of it must be true of all of them.
struct ConstraintStatements {
  /// Indices of the model's constraints, in the order of the text within a file.
  private(set) var groups: [[Int]] = []

  /// What a reader could change: not what a container or a `vfl` string made, nor what has a label,
  /// which says that the author looks after it.
  init(_ expander: Expander) {
    var places: [SourceSpan: Int] = [:]
    for (index, info) in expander.constraintInfos.enumerated()
    where !info.isGenerated && info.label == nil && !expander.repeatedConstraints.contains(index) {
      if let place = places[info.span] {
        groups[place].append(index)
      } else {
        places[info.span] = groups.count
        groups.append([index])
      }
    }
    groups.sort { left, right in
      let (first, second) = (expander.constraintInfos[left[0]], expander.constraintInfos[right[0]])
      return (first.span.file, first.span.start) < (second.span.file, second.span.start)
    }
  }
}
