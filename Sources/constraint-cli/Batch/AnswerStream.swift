/// The answers to a block's lines.
struct BlockAnswers: Sendable {
  var bytes: [UInt8] = []
  /// Where each line ends, with its newline.
  var ends: [Int] = []
}

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
  private var waiting: [Int: BlockAnswers] = [:]
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
  mutating func accept(_ answers: BlockAnswers, ofBlock block: Int) -> Bool {
    guard failure == nil else { return true }
    guard isOrdered else {
      write(answers)
      return true
    }
    guard block == next || waiting.count < capacity else { return false }
    waiting[block] = answers
    while let answers = waiting.removeValue(forKey: next) {
      write(answers)
      next += 1
    }
    return true
  }

  private mutating func write(_ answers: BlockAnswers) {
    guard failure == nil else { return }
    lines += answers.ends.count
    do {
      var start = 0
      var last = 0
      for end in answers.ends {
        if end - start > Self.atomicSize, last > start {
          try write(answers.bytes[start..<last])
          start = last
        }
        last = end
      }
      if last > start { try write(answers.bytes[start..<last]) }
    } catch {
      failure = error
    }
  }
  private func write(_ lines: ArraySlice<UInt8>) throws(SystemError) {
    try Deadline.suspended { () throws(SystemError) in try descriptor.write(lines) }
  }
}
