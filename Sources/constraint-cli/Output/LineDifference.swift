/// Which lines of two texts are the same, by patience diff (Bram Cohen, 2008): the lines that occur
/// once in both are matched in the longest order they have in common, then what is between them.
struct LineDifference {
  private let old: [Substring]
  private let new: [Substring]
  /// For each old line, the new line that is the same; nil where it's gone.
  private(set) var matches: [Int?]

  /// - Complexity: O(*n* log *n*) for texts of unlike lines.
  init(_ old: [Substring], _ new: [Substring]) {
    self.old = old
    self.new = new
    matches = Array(repeating: nil, count: old.count)
    var pending = [(old.indices, new.indices)]
    while let (first, second) = pending.popLast() { pending += match(first, second) }
  }

  /// Matches what two ranges begin and end with, then their anchors; returns what's between.
  private mutating func match(
    _ first: Range<Int>, _ second: Range<Int>
  ) -> [(Range<Int>, Range<Int>)] {
    var (first, second) = (first, second)
    while let one = first.first, let other = second.first, old[one] == new[other] {
      matches[one] = other
      (first, second) = (one + 1..<first.upperBound, other + 1..<second.upperBound)
    }
    while let one = first.last, let other = second.last, old[one] == new[other] {
      matches[one] = other
      (first, second) = (first.lowerBound..<one, second.lowerBound..<other)
    }
    var rest: [(Range<Int>, Range<Int>)] = []
    var start = (first.lowerBound, second.lowerBound)
    for (one, other) in anchors(first, second) {
      matches[one] = other
      rest.append((start.0..<one, start.1..<other))
      start = (one + 1, other + 1)
    }
    if !rest.isEmpty { rest.append((start.0..<first.upperBound, start.1..<second.upperBound)) }
    return rest.filter { !$0.isEmpty && !$1.isEmpty }
  }

  /// The lines that occur once in each range, as far as they are in the same order.
  private func anchors(_ first: Range<Int>, _ second: Range<Int>) -> [(Int, Int)] {
    guard !first.isEmpty, !second.isEmpty else { return [] }
    let ones = unique(first, old)
    let others = unique(second, new)
    let pairs = first.compactMap { index -> (Int, Int)? in
      guard ones[old[index]] == .some(.some(index)), let other = others[old[index]] ?? nil else {
        return nil
      }
      return (index, other)
    }
    return longestIncreasing(pairs)
  }

  /// Each line's index; nil if there are several.
  private func unique(_ range: Range<Int>, _ lines: [Substring]) -> [Substring: Int?] {
    var found: [Substring: Int?] = [:]
    for index in range {
      found.updateValue(found[lines[index]] == nil ? index : nil, forKey: lines[index])
    }
    return found
  }

  /// The longest run of pairs, not necessarily neighbours, whose second parts increase.
  private func longestIncreasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    /// For each length, the pair that ends a run of it with the least second part.
    var tails: [Int] = []
    var previous = Array(repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = low + (high - low) / 2
        if pairs[tails[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low < tails.count { tails[low] = index } else { tails.append(index) }
    }
    var run: [(Int, Int)] = []
    var index = tails.last ?? -1
    while index >= 0 {
      run.append(pairs[index])
      index = previous[index]
    }
    return run.reversed()
  }
}
