/// What is written to a file or a stream.
enum FileContents: Sendable {
  case text(String)
  case bytes([UInt8])

  var isEmpty: Bool {
    switch self {
    case .text(let text): text.isEmpty
    case .bytes(let bytes): bytes.isEmpty
    }
  }

  func withBytes<Value>(_ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    switch self {
    case .text(var text): text.withUTF8 { body($0) }
    case .bytes(let bytes): bytes.withUnsafeBufferPointer { body($0) }
    }
  }
}
