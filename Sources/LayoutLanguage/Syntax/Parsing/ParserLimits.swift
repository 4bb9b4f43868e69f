/// How much a text may ask of the parser.
public struct ParserLimits: Sendable, Hashable {
  /// How deep blocks may nest.
  public var blockDepth: Int
  /// How deep expressions, and the values of JSON, may nest.
  public var expressionDepth: Int
  /// The longest text in bytes; at most 1 GiB, as spans count in 32 bits.
  public var fileSize: Int

  public init(blockDepth: Int = 128, expressionDepth: Int = 256, fileSize: Int = 8 << 20) {
    self.blockDepth = blockDepth
    self.expressionDepth = expressionDepth
    self.fileSize = fileSize
  }

  /// What no limit can exceed.
  static let largestFileSize = 1 << 30
}
