public import ConstraintKit

extension LayoutSolution {
  /// Fails the test unless two constraints compete and the first wins by its priority: it holds,
  /// and the second, which doesn't, would do better without it.
  ///
  /// ```swift
  /// solution.expectPriority("badge stays whole", winsOver: .compression(of: title, .horizontal))
  /// ```
  ///
  /// The failure says which of them holds, and what decided the one that doesn't.
  public func expectPriority(
    _ winner: ConstraintSelector, winsOver loser: ConstraintSelector,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
    column: Int = #column
  ) {
    guard let failure = failure(of: winner, against: loser) else { return }
    report(
      failure, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func failure(
    of winner: ConstraintSelector, against loser: ConstraintSelector
  ) -> String? {
    let winners = winner.sources(in: self)
    let losers = loser.sources(in: self)
    for (selector, sources) in [(winner, winners), (loser, losers)] where sources.isEmpty {
      return selector.missing(in: self)
    }
    let (first, second) = (winner.name(in: self), loser.name(in: self))
    let broken = losers.filter(isBroken)
    if let lost = winners.first(where: isBroken) {
      let outcome =
        broken.isEmpty ? "\(second) wins over \(first)" : "neither \(first) nor \(second) holds"
      return "\(outcome):\n\(explain(model.terms(of: lost)))"
    }
    guard let lost = broken.first else {
      return "\(first) and \(second) both hold: they don't compete at this size"
        + yielding(to: winners + losers)
    }
    guard let (held, yielded) = competitors(winners, broken) else {
      return """
        \(second) doesn't hold, but not because of \(first):
        \(explain(model.terms(of: lost)))
        """
    }
    guard let high = priority(of: held), let low = priority(of: yielded), high > low else {
      return "\(first) wins over \(second), but not by its priority: both have "
        + (priority(of: held).map(\.description) ?? "none")
    }
    return nil
  }

  /// What gives way on the attributes that constraints are about.
  private func yielding(to sources: [ConstraintSource]) -> String {
    var lines: [String] = []
    for source in sources {
      for unmet in explain(model.terms(of: source)).overridden {
        let line = "\n  \(unmet.constraint), off by \(unmet.error.message)"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    return lines.isEmpty ? "" : "; what gives way is:" + lines.joined()
  }

  private func isBroken(_ source: ConstraintSource) -> Bool {
    error(of: source).map { $0 > 0 } ?? false
  }

  /// A constraint without which one of the broken ones would do better, and that one.
  private func competitors(
    _ winners: [ConstraintSource], _ broken: [ConstraintSource]
  ) -> (ConstraintSource, ConstraintSource)? {
    for lost in broken {
      for held in winners {
        guard let now = error(of: lost), let then = error(of: lost, leavingOut: held) else {
          continue
        }
        if then < now { return (held, lost) }
      }
    }
    return nil
  }
}
