import TestSupport

/// Texts of numbers up to 1e12, short and long.
struct SeededNumbers {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func next() -> String {
    var text = digits(1...9)
    if Bool.random(using: &generator) { text += "." + digits(1...30) }
    if Int.random(in: 0..<4, using: &generator) == 0 {
      text += "e-\(Int.random(in: 0...330, using: &generator))"
    }
    return text
  }

  private mutating func digits(_ counts: ClosedRange<Int>) -> String {
    (0..<Int.random(in: counts, using: &generator)).map { _ in
      "\(Int.random(in: 0...9, using: &generator))"
    }.joined()
  }
}
