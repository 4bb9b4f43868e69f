import FeedLayouts
import Foundation
import Testing

@Suite struct MomentsPostTests {
  @Test func decodesTheKeysOfTheFeed() throws {
    let post = try decode(
      """
      {"user_pic": "p", "user_name": "n", "public_time": "t", "content": "c", "img_count": 3,
       "comment_count": ["a", "b"], "other": 1}
      """)
    let expected = MomentsPost(
      userPic: "p", userName: "n", publicTime: "t", content: "c", imgCount: 3,
      comments: ["a", "b"])
    #expect(post == expected)
  }

  @Test func encodesWhatItDecodes() throws {
    let post = MomentsPost(userName: "n", content: "c", imgCount: 3, comments: ["a"])
    let data = try JSONEncoder().encode(post)
    #expect(try JSONDecoder().decode(MomentsPost.self, from: data) == post)
    #expect(String(decoding: data, as: UTF8.self).contains("\"img_count\":3"))
  }

  @Test(arguments: ["{}", #"{"content": null, "img_count": null, "comment_count": null}"#])
  func whatIsMissingIsEmpty(json: String) throws {
    #expect(try decode(json) == MomentsPost())
  }

  @Test(arguments: [
    #"{"img_count": "3"}"#, #"{"img_count": 3.5}"#, #"{"comment_count": "a"}"#, #"{"content": 1}"#,
    "[]",
  ])
  func wrongTypesAreErrors(json: String) {
    #expect(throws: DecodingError.self) { try decode(json) }
  }

  @Test(arguments: [(-1, 0), (0, 0), (9, 9), (10, 9), (.max, 9), (.min, 0)])
  func pictureCountIsClamped(count: Int, clamped: Int) throws {
    #expect(MomentsPost(imgCount: count).imgCount == clamped)
    var post = MomentsPost()
    post.imgCount = count
    #expect(post.imgCount == clamped)
    #expect(try decode("{\"img_count\": \(count)}").imgCount == clamped)
  }

  private func decode(_ json: String) throws -> MomentsPost {
    try JSONDecoder().decode(MomentsPost.self, from: Data(json.utf8))
  }
}
