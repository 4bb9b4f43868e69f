/// Writes the answers of blocks, in the blocks' order or as they come.
struct AnswerStream {
  /// What the system writes to a pipe at once, so that a reader never sees a part of a line that a
  /// killed run has left. Longer lines are written by themselves.
  private static let atomicSize = 4096
  /// How many blocks may wait for an earlier one.
  private let capacity: Int
  private let isOrdered: Bool
  private let descriptor: FileDescriptor
  private var next = 0
  private var waiting: [Int: [UInt8]] = [:]
  private(set) var lines = 0
  private(set) var failure: SystemError?

  init(_ descriptor: FileDescriptor, isOrdered: Bool, capacity: Int) {
    self.descriptor = descriptor
    self.isOrdered = isOrdered
    self.capacity = capacity
  }

  /// Takes a block's answers: writes them and those that waited for them, or keeps them until it is
  /// their turn.
  ///
  /// - Returns: Whether it took them; false where too many wait, so that the caller has to wait too.
  mutating func accept(_ answers: [UInt8], ofBlock block: Int, lines count: Int) -> Bool {
    guard failure == nil else { return true }
    guard isOrdered else {
      write(answers)
      lines += count
      return true
    }
    guard block == next || waiting.count < capacity else { return false }
    waiting[block] = answers
    lines += count
    while let answers = waiting.removeValue(forKey: next) {
      write(answers)
      next += 1
    }
    return true
  }

  private mutating func write(_ answers: [UInt8]) {
    guard failure == nil else { return }
    do {
      var start = 0
      var end = 0
      while end < answers.count {
        let newline = answers[end...].firstIndex(of: UInt8(ascii: "\n")) ?? answers.count - 1
        if newline + 1 - start > Self.atomicSize, end > start {
          try descriptor.write(answers[start..<end])
          start = end
        }
        end = newline + 1
      }
      if end > start { try descriptor.write(answers[start..<end]) }
    } catch {
      failure = error
    }
  }
}
