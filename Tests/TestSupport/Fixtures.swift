public import Foundation

/// The data files under `Tests/Fixtures`, and the project's own `Examples`.
public enum Fixtures {
  /// The project's top folder.
  public static let projectFolder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  public static func url(_ path: String) -> URL {
    projectFolder.appending(path: "Tests/Fixtures").appending(path: path)
  }

  public static func data(_ path: String) throws -> Data {
    try Data(contentsOf: url(path))
  }

  /// The lines of a file of JSON lines, decoded.
  public static func jsonLines<Value: Decodable>(
    _ path: String, as type: Value.Type
  ) throws -> [Value] {
    let decoder = JSONDecoder()
    return try data(path).split(separator: UInt8(ascii: "\n")).map {
      try decoder.decode(type, from: Data($0))
    }
  }

  public static func json<Value: Decodable>(_ path: String, as type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: data(path))
  }
}
