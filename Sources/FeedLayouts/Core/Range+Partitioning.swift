extension Range<Int> {
  /// The first index for which `predicate` holds, which must then hold for all behind it; the end if
  /// it holds for none. O(log n).
  package func partitioningIndex(_ predicate: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if predicate(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// As ``partitioningIndex(_:)``, for when the index is likely to be near `guess`: O(log distance).
  /// Fewer places in memory are looked at.
  package func partitioningIndex(near guess: Int, _ predicate: (Int) -> Bool) -> Int {
    guard !isEmpty else { return upperBound }
    let guess = Swift.min(Swift.max(guess, lowerBound), upperBound - 1)
    var step = 1
    if predicate(guess) {
      var high = guess
      while high - lowerBound >= step, predicate(high - step) {
        high -= step
        step *= 2
      }
      return (Swift.max(lowerBound, high - step)..<high).partitioningIndex(predicate)
    }
    var low = guess + 1
    while upperBound - low > step, !predicate(low + step) {
      low += step + 1
      step *= 2
    }
    return (low..<Swift.min(upperBound, low + step)).partitioningIndex(predicate)
  }
}
