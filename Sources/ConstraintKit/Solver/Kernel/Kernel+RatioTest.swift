/// The lexicographic ratio test of the dual simplex method.
extension Kernel {
  /// The active key whose dual value reaches a bound first, when a gradient moves by the transformed
  /// row; `key.code` is -1 if none ever does.
  struct Candidate {
    var key = Key(code: -1)
    /// The size of its pivot.
    var size = 0.0
    var slack = Slack()
  }

  /// Leaves the candidate's ratio, a vector over the live levels, in `ratio`.
  mutating func leastRatio(rising: Bool) -> Candidate {
    var best = Candidate()
    let leastSize = isPrecise ? 0 : Tolerances.pivot
    for index in 0..<transformed.count {
      let key = Key(code: transformed[index])
      let amount = transform[key.code]
      let size = abs(amount)
      if size < leastSize { continue }
      if best.key.code >= 0, best.key.isPin {
        // A pin's dual value is zero, and so are its bounds: nothing comes before it.
        if key.isPin, size > best.size { best = Candidate(key: key, size: size) }
        continue
      }
      if key.isPin {
        best = Candidate(key: key, size: size)
        continue
      }
      let isFalling = (amount > 0) == rising
      if isUnbounded(key, falling: isFalling) { continue }
      let candidate = Candidate(key: key, size: size, slack: slack(key, falling: isFalling))
      if best.key.code < 0 {
        best = candidate
        knownRatios = 0
      } else if precedes(candidate, best) {
        best = candidate
      }
    }
    setRatio(best)
    return best
  }

  /// The ratios that the comparisons haven't needed.
  private mutating func setRatio(_ best: Candidate) {
    guard best.key.code >= 0 else { return }
    if hasGroups { return setRatioInGroups(best) }
    if best.key.isPin { knownRatios = 0 }
    while knownRatios < liveLevels.count { setNextRatio(best) }
  }

  private mutating func setRatioInGroups(_ best: Candidate) {
    ratio.fill(0..<ratio.count, with: 0)
    ratioGroups = 0
    guard !best.key.isPin else { return }
    ratioGroups = groups(of: best.slack)
    var list = live(in: ratioGroups)
    while let level = list.next(self) { ratio[level] = slack(best.slack, at: level) / best.size }
  }

  @inline(__always)
  private mutating func setNextRatio(_ best: Candidate) {
    let level = liveLevels[knownRatios]
    ratio[level] = best.key.isPin ? 0 : slack(best.slack, at: level) / best.size
    knownRatios += 1
  }

  /// Compares with the best ratio so far, and replaces it where the candidate's is less; ties go to
  /// the larger pivot, or by Bland's rule to the smaller key.
  private mutating func precedes(_ candidate: Candidate, _ best: Candidate) -> Bool {
    if hasGroups, let isLess = precedesInGroups(candidate, best) { return isLess }
    for index in 0..<(hasGroups ? 0 : liveLevels.count) {
      if index == knownRatios { setNextRatio(best) }
      let level = liveLevels[index]
      let difference = slack(candidate.slack, at: level) / candidate.size - ratio[level]
      let tolerance = Tolerances.ratio * levels[level].tolerance
      if difference > tolerance { return false }
      if difference < -tolerance {
        knownRatios = 0
        return true
      }
    }
    let isBetter =
      usesBlandsRule ? candidate.key.code < best.key.code : candidate.size > best.size
    if isBetter { knownRatios = 0 }
    return isBetter
  }
}
