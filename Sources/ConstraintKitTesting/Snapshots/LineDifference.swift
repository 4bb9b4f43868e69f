/// What has to be taken out of some lines and put in to make others of them.
struct LineDifference {
  fileprivate enum Step {
    case same(String)
    case removed(String)
    /// With its index among the new lines.
    case inserted(String, Int)
  }

  /// Unchanged lines beside changed ones that are shown.
  private static let context = 2

  private var steps: [Step] = []

  init(from old: [String], to new: [String]) {
    var removed = Set<Int>()
    var inserted = Set<Int>()
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var position = 0
    for index in 0...new.count {
      if index < new.count, inserted.contains(index) {
        takeRemoved(old, removed, &position)
        steps.append(.inserted(new[index], index))
        continue
      }
      takeRemoved(old, removed, &position)
      guard index < new.count else { break }
      steps.append(.same(new[index]))
      position += 1
    }
  }

  private mutating func takeRemoved(_ old: [String], _ removed: Set<Int>, _ position: inout Int) {
    while position < old.count, removed.contains(position) {
      steps.append(.removed(old[position]))
      position += 1
    }
  }

  /// Old lines with the indices of the new lines that take their places, in order.
  var pairs: [(old: String, new: Int)] {
    var found: [(old: String, new: Int)] = []
    var waiting: [String] = []
    for step in steps {
      switch step {
      case .same: waiting = []
      case .removed(let text): waiting.append(text)
      case .inserted(_, let index):
        if !waiting.isEmpty { found.append((waiting.removeFirst(), index)) }
      }
    }
    return found
  }
}

extension LineDifference: CustomStringConvertible {
  /// Removed lines after `-`, inserted ones after `+`, and what is beside them.
  var description: String {
    let isShown = steps.indices.map { index in
      steps[max(0, index - Self.context)...min(steps.count - 1, index + Self.context)]
        .contains(where: \.isChange)
    }
    var lines: [String] = []
    for index in steps.indices {
      if isShown[index] {
        lines.append(steps[index].text)
      } else if index == 0 || isShown[index - 1] {
        lines.append("  …")
      }
    }
    return lines.joined(separator: "\n")
  }
}

extension LineDifference.Step {
  fileprivate var isChange: Bool {
    if case .same = self { false } else { true }
  }

  fileprivate var text: String {
    switch self {
    case .same(let text): "  " + text
    case .removed(let text): "- " + text
    case .inserted(let text, _): "+ " + text
    }
  }
}
