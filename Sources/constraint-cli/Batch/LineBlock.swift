/// Some of a stream's lines, one after the other.
struct LineBlock: Sendable {
  /// Which block of the stream it is, from 0.
  var number: Int
  /// The number of its first line in the stream, from 1.
  var firstLine: Int
  /// Whole lines with their newlines; the stream's last one may lack it.
  var bytes: [UInt8]
  /// Where the lines are, without their newlines.
  var lines: [Range<Int>] = []
  /// Whether it stands for a line that is too long to be kept.
  var isRefused = false
}

/// Takes a stream apart into blocks of whole lines: what there is, without waiting for more.
struct LineReader {
  private static let readSize = 1 << 16
  private static let newline = UInt8(ascii: "\n")

  private let descriptor: FileDescriptor
  /// The most bytes in a line.
  private let limit: Int
  private var buffer = [UInt8](repeating: 0, count: readSize)
  /// The beginning of a line whose end hasn't come.
  private var pending: [UInt8] = []
  /// Whether the rest of a line that is too long is passed over.
  private var isInLongLine = false
  private var isAtEnd = false
  private var linesToSkip: Int
  private var nextBlock = 0
  private var nextLine = 1

  init(_ descriptor: FileDescriptor, limit: Int, skipping linesToSkip: Int) {
    self.descriptor = descriptor
    self.limit = limit
    self.linesToSkip = linesToSkip
  }

  /// The next block that isn't skipped; nil at the end.
  mutating func next() throws(SystemError) -> LineBlock? {
    while let block = try read() {
      if let rest = skip(block) { return rest }
    }
    return nil
  }

  private mutating func read() throws(SystemError) -> LineBlock? {
    while !isAtEnd {
      let count = try descriptor.readSome(into: &buffer)
      var new = buffer[..<count]
      if count == 0 {
        isAtEnd = true
        return pending.isEmpty ? nil : block(of: take())
      }
      if isInLongLine {
        guard let end = new.firstIndex(of: Self.newline) else { continue }
        isInLongLine = false
        new = new[(end + 1)...]
      }
      guard let end = new.lastIndex(of: Self.newline) else {
        pending += new
        if pending.count > limit { return refuse() }
        continue
      }
      var lines = take()
      lines += new[...end]
      pending = Array(new[(end + 1)...])
      return block(of: lines)
    }
    return nil
  }

  private mutating func take() -> [UInt8] {
    defer { pending = [] }
    return pending
  }

  private func block(of lines: [UInt8]) -> LineBlock {
    LineBlock(number: nextBlock, firstLine: nextLine, bytes: lines, lines: lines.lines)
  }

  private mutating func refuse() -> LineBlock {
    pending = []
    isInLongLine = true
    return LineBlock(number: nextBlock, firstLine: nextLine, bytes: [], isRefused: true)
  }

  /// Counts the block's lines, and drops those that are to be skipped; nil where all are.
  private mutating func skip(_ block: LineBlock) -> LineBlock? {
    var block = block
    let count = block.isRefused ? 1 : block.lines.count
    nextLine += count
    if linesToSkip >= count {
      linesToSkip -= count
      return nil
    }
    if linesToSkip > 0 {
      block.lines.removeFirst(linesToSkip)
      block.firstLine += linesToSkip
      linesToSkip = 0
    }
    nextBlock += 1
    return block
  }
}

extension [UInt8] {
  /// Where the lines are, without their newlines.
  fileprivate var lines: [Range<Int>] {
    let bytes = span
    var lines: [Range<Int>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(start..<index)
      start = index + 1
    }
    if start < count { lines.append(start..<count) }
    return lines
  }
}
