/// The lexicographic ratio test of the dual simplex method.
extension Kernel {
  /// What a ratio is made of: a slack over the size of the pivot.
  struct Candidate {
    var slack = Slack(code: -1)
    var size = 0.0

    var key: Key { @inline(__always) get { Key(code: Int32(truncatingIfNeeded: slack.code)) } }
  }

  /// The active key whose dual value reaches a bound first, when a gradient moves by the transformed
  /// row; its code is -1 if none ever does. Leaves its ratio, a vector over the live levels, in
  /// `ratio`.
  mutating func leastRatio(rising: Bool) -> Key {
    var best = Candidate()
    var pin = Key(code: -1)
    var pinSize = 0.0
    // For how many of the live levels `ratio` holds that of the best candidate.
    var known = 0
    let leastSize = isPrecise ? 0 : Tolerances.pivot
    let (codes, amounts) = (transformed.view, transform.view)
    for index in 0..<codes.count {
      let key = Key(code: codes[index])
      let amount = amounts[key.code]
      let size = abs(amount)
      if size < leastSize { continue }
      if key.isPin {
        // Its dual value is zero, and so are its bounds: nothing comes before it.
        if pin.code < 0 || size > pinSize { (pin, pinSize) = (key, size) }
        continue
      }
      let isFalling = (amount > 0) == rising
      if pin.code >= 0 || isUnbounded(key, falling: isFalling) { continue }
      let candidate = Candidate(slack: slack(key, falling: isFalling), size: size)
      if best.slack.code < 0 || precedes(candidate, best, &known) {
        best = candidate
        known = 0
      }
    }
    if pin.code >= 0 {
      clearRatio()
      return pin
    }
    if best.slack.code >= 0 { setRatio(best, from: known) }
    return best.key
  }

  private mutating func clearRatio() {
    ratioGroups = 0
    ratio.fill(0..<ratio.count, with: 0)
  }

  /// The ratios that the comparisons haven't needed.
  @inline(__always)
  private mutating func setRatio(_ best: Candidate, from known: Int) {
    if hasGroups { return setRatioInGroups(best) }
    let (list, duals, ratios) = (liveLevels.view, dualView, ratio.view)
    for index in known..<list.count {
      let level = list[index]
      ratios[level] = duals.slack(best.slack, at: level) / best.size
    }
  }

  private mutating func setRatioInGroups(_ best: Candidate) {
    clearRatio()
    ratioGroups = groups(of: best.slack)
    var list = live(in: ratioGroups)
    while let level = list.next(self) { ratio[level] = slack(best.slack, at: level) / best.size }
  }

  /// Compares with the best ratio so far; ties go to the larger pivot, or by Bland's rule to the
  /// smaller key.
  @inline(__always)
  private func precedes(_ candidate: Candidate, _ best: Candidate, _ known: inout Int) -> Bool {
    if hasGroups {
      if let isLess = precedesInGroups(candidate, best) { return isLess }
    } else {
      let (list, duals, ratios) = (liveLevels.view, dualView, ratio.view)
      for index in 0..<list.count {
        let level = list[index]
        if index == known {
          ratios[level] = duals.slack(best.slack, at: level) / best.size
          known &+= 1
        }
        let difference = duals.slack(candidate.slack, at: level) / candidate.size - ratios[level]
        let tolerance = Tolerances.ratio * duals.tolerance(at: level)
        if difference > tolerance { return false }
        if difference < -tolerance { return true }
      }
    }
    return usesBlandsRule
      ? candidate.slack.code < best.slack.code : candidate.size > best.size
  }
}
