/// Equal within 1e-6 · max(1, |expected|); infinities are equal to themselves.
public func isClose(_ value: Double, to expected: Double, within tolerance: Double = 1e-6) -> Bool {
  if value == expected { return true }
  guard value.isFinite, expected.isFinite else { return false }
  return abs(value - expected) <= tolerance * max(1, abs(expected))
}
