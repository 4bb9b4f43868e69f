import Foundation

/// Holds JSON to a schema, as far as the schemas of these tests go (JSON Schema, draft 2020-12): any
/// other keyword is a fault of the schema.
struct JSONSchema {
  private let schema: [String: Any]
  private let definitions: [String: Any]

  init(_ text: String) throws {
    schema = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
    definitions = schema["$defs"] as? [String: Any] ?? [:]
  }

  /// What is wrong with a document, each with its place.
  func faults(of text: String) throws -> [String] {
    let value = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    return faults(of: value, schema, "$")
  }

  private func faults(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, wanted -> [String] in
      fault(of: value, keyword, wanted, schema, path)
    }
  }

  private func fault(
    of value: Any, _ keyword: String, _ wanted: Any, _ schema: [String: Any], _ path: String
  ) -> [String] {
    let object = value as? [String: Any]
    let array = value as? [Any]
    let holds: Bool
    switch keyword {
    case "$schema", "$id", "$defs", "$comment", "title", "description": return []
    case "$ref":
      let name = (wanted as? String ?? "").split(separator: "/").last.map(String.init) ?? ""
      guard let target = definitions[name] as? [String: Any] else { return ["no \(name)"] }
      return faults(of: value, target, path)
    case "properties":
      let members = wanted as? [String: [String: Any]] ?? [:]
      return members.sorted { $0.key < $1.key }.flatMap { name, schema in
        (object?[name]).map { faults(of: $0, schema, "\(path).\(name)") } ?? []
      }
    case "items":
      let schema = wanted as? [String: Any] ?? ["no": "schema"]
      return (array ?? []).enumerated().flatMap { faults(of: $1, schema, "\(path)[\($0)]") }
    case "anyOf":
      let schemas = wanted as? [[String: Any]] ?? []
      holds = schemas.contains { faults(of: value, $0, path).isEmpty }
    case "required":
      holds = (wanted as? [String] ?? ["?"]).allSatisfy { object?[$0] != nil }
    case "additionalProperties":
      let known = schema["properties"] as? [String: Any] ?? [:]
      holds = (object ?? [:]).keys.allSatisfy { known[$0] != nil }
    case "type":
      let types = wanted as? [String] ?? [wanted as? String ?? ""]
      holds = types.contains { Self.is(value, $0) }
    case "enum": holds = (wanted as? [String] ?? []).contains { $0 == value as? String }
    case "const": holds = (wanted as? NSObject)?.isEqual(value) == true
    case "pattern":
      let pattern = try? Regex(wanted as? String ?? "")
      holds = pattern.map { (value as? String ?? "").contains($0) } ?? false
    case "minimum": holds = (value as? Double ?? .nan) >= (wanted as? Double ?? .nan)
    case "minItems": holds = (array?.count ?? 0) >= (wanted as? Int ?? .max)
    case "maxItems": holds = (array?.count ?? .max) <= (wanted as? Int ?? 0)
    default: return ["\(path): the schema has \(keyword)"]
    }
    return holds ? [] : ["\(path): \(keyword) doesn't hold for \(value)"]
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "null": value is NSNull
    case "boolean": value is Bool
    case "number": value is Double && !(value is String)
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
