/// A post of a moments timeline.
///
/// The JSON keys are `user_pic`, `user_name`, `public_time`, `content`, `img_count` and
/// `comment_count`; the last holds the comments themselves. A key that is missing or null is an
/// empty text, no picture or no comment.
public struct MomentsPost: Sendable, Hashable {
  /// Where the picture of the author comes from.
  public var userPic: String
  /// The name of the author.
  public var userName: String
  /// When it was published, as it is shown.
  public var publicTime: String
  /// The text.
  public var content: String
  /// How many pictures are shown: 0…9, other numbers are clamped.
  public var imgCount: Int {
    didSet { imgCount = Self.clamped(imgCount) }
  }
  /// The comments, from the top.
  public var comments: [String]

  /// - Parameter imgCount: Clamped to 0…9.
  public init(
    userPic: String = "", userName: String = "", publicTime: String = "", content: String = "",
    imgCount: Int = 0, comments: [String] = []
  ) {
    self.userPic = userPic
    self.userName = userName
    self.publicTime = publicTime
    self.content = content
    self.imgCount = Self.clamped(imgCount)
    self.comments = comments
  }

  private static func clamped(_ count: Int) -> Int {
    min(max(0, count), NineGrid.capacity)
  }
}

extension MomentsPost: Codable {
  private enum CodingKeys: String, CodingKey {
    case userPic = "user_pic"
    case userName = "user_name"
    case publicTime = "public_time"
    case content
    case imgCount = "img_count"
    case comments = "comment_count"
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      try container.decodeIfPresent(String.self, forKey: key) ?? ""
    }
    self.init(
      userPic: try text(.userPic), userName: try text(.userName),
      publicTime: try text(.publicTime), content: try text(.content),
      imgCount: try container.decodeIfPresent(Int.self, forKey: .imgCount) ?? 0,
      comments: try container.decodeIfPresent([String].self, forKey: .comments) ?? [])
  }
}
