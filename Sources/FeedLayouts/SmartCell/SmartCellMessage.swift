/// What a ``SmartCell`` shows.
public struct SmartCellMessage: Sendable, Hashable, ListRow {
  /// Different from that of every other message of a list.
  public var id: String
  /// Another number for another content.
  public var version: Int
  /// Of the author.
  public var name: String
  /// The text.
  public var message: String
  /// 0…9, other numbers are clamped.
  public var imageCount: Int

  /// A message with its identifier and the version of its content.
  public init(
    id: String, version: Int = 0, name: String, message: String, imageCount: Int = 0
  ) {
    self.id = id
    self.version = version
    self.name = name
    self.message = message
    self.imageCount = imageCount
  }
}
