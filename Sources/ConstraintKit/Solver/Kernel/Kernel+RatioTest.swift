/// The lexicographic ratio test of the dual simplex method.
extension Kernel {
  /// The active key whose dual value reaches a bound first, when a gradient moves by the transformed
  /// row; `key.code` is -1 if none ever does.
  struct Candidate {
    var key = Key(code: -1)
    /// The size of its pivot.
    var size = 0.0
    var isFalling = false
  }

  /// Leaves the candidate's ratio, a vector over the live levels, in `ratio`.
  mutating func leastRatio(rising: Bool) -> Candidate {
    var best = Candidate()
    for index in 0..<transformed.count {
      let key = Key(code: transformed[index])
      let amount = transform[key.code]
      let size = abs(amount)
      if size < Tolerances.pivot { continue }
      if best.key.code >= 0, best.key.isPin {
        // A pin's dual value is zero, and so are its bounds: nothing comes before it.
        if key.isPin, size > best.size { best = Candidate(key: key, size: size) }
        continue
      }
      if key.isPin {
        best = Candidate(key: key, size: size)
        continue
      }
      let candidate = Candidate(key: key, size: size, isFalling: (amount > 0) == rising)
      if isUnbounded(key, falling: candidate.isFalling) { continue }
      if best.key.code < 0 || precedes(candidate, best) {
        best = candidate
        setRatio(candidate)
      }
    }
    if best.key.code >= 0, best.key.isPin {
      for index in 0..<liveLevels.count { ratio[liveLevels[index]] = 0 }
    }
    return best
  }

  private func setRatio(_ candidate: Candidate) {
    for index in 0..<liveLevels.count {
      let level = liveLevels[index]
      ratio[level] =
        slack(candidate.key, falling: candidate.isFalling, at: level) / candidate.size
    }
  }

  /// Compares with the best ratio so far; ties go to the larger pivot, or by Bland's rule to the
  /// smaller key.
  private func precedes(_ candidate: Candidate, _ best: Candidate) -> Bool {
    for index in 0..<liveLevels.count {
      let level = liveLevels[index]
      let own = slack(candidate.key, falling: candidate.isFalling, at: level) / candidate.size
      let difference = own - ratio[level]
      let tolerance = Tolerances.ratio * levels[level].tolerance
      if difference < -tolerance { return true }
      if difference > tolerance { return false }
    }
    return usesBlandsRule
      ? candidate.key.code < best.key.code : candidate.size > best.size
  }
}
