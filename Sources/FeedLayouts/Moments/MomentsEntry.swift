/// A post of a list that is kept: with what tells it from the others, and its present content from
/// earlier ones.
///
/// In JSON it is a post with the further keys `id`, a text or a whole number, and `version`, which
/// is 0 where it is missing.
public struct MomentsEntry: Sendable, Hashable, ListRow {
  /// Different from that of every other post of a list.
  public var id: String
  /// Another number for another content: what was measured for one isn't used for another.
  public var version: Int
  /// The present content.
  public var post: MomentsPost

  /// A post with its identifier and the version of its content.
  public init(id: String, version: Int = 0, post: MomentsPost) {
    self.id = id
    self.version = version
    self.post = post
  }
}

extension MomentsEntry: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
    case version
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let number = try? container.decode(Int.self, forKey: .id) {
      id = String(number)
    } else {
      id = try container.decode(String.self, forKey: .id)
    }
    version = try container.decodeIfPresent(Int.self, forKey: .version) ?? 0
    post = try MomentsPost(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    try post.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    try container.encode(version, forKey: .version)
  }
}
