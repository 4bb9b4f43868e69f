/// The schema of ``FrameReport``'s JSON (JSON Schema, draft 2020-12).
enum FrameSchema {
  static let document = JSONDocument.object([
    ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
    ("$id", .string(FrameReport.schema)),
    ("title", .string("The frames of a solved layout, in points, y down")),
    ("type", .string("object")),
    (
      "properties",
      .object([
        ("schema", .object([("const", .string(FrameReport.schema))])),
        ("file", string),
        ("root", record([("width", length), ("height", length)])),
        ("views", list(of: view)),
        ("diagnostics", list(of: diagnostic)),
        ("stats", statistics),
      ])
    ),
    ("required", strings(["schema", "file", "root", "views", "diagnostics", "stats"])),
    ("additionalProperties", .bool(false)),
  ])

  private static let view = record(
    [
      ("path", string), ("kind", string), ("frame", frame), ("absolute", frame),
      ("parent", nullable("string")), ("text", string), ("lines", count(from: 0)),
      ("cut", onlyTrue), ("hidden", onlyTrue),
    ], optional: ["text", "lines", "cut", "hidden"])

  private static let onlyTrue = JSONDocument.object([("const", .bool(true))])

  private static let diagnostic = record([
    ("code", .object([("type", .string("string")), ("pattern", .string("^[EW][0-9]{4}$"))])),
    ("level", choice(["error", "warning", "note"])),
    ("message", string),
    ("file", nullable("string")),
    ("span", anyOf([span, type("null")])),
    (
      "labels",
      list(
        of: record([
          ("file", nullable("string")), ("span", anyOf([span, type("null")])),
          ("message", string),
        ]))
    ),
    ("notes", list(of: string)),
    ("fixes", list(of: fix)),
  ])

  private static let fix = record([
    ("message", string),
    ("applicability", choice(["machine-applicable", "maybe-incorrect"])),
    (
      "edits",
      list(of: record([("span", anyOf([span, type("null")])), ("text", string)]))
    ),
  ])

  private static let span = record([
    ("start", count(from: 0)), ("end", count(from: 0)), ("line", count(from: 1)),
    ("column", count(from: 1)), ("utf16", count(from: 1)),
  ])

  private static let statistics = record([
    ("constraints", count(from: 0)), ("variables", count(from: 0)),
    ("pivots", count(from: 0)), ("passes", count(from: 0)),
  ])

  private static let frame = JSONDocument.object([
    ("type", .string("array")), ("items", type("number")), ("minItems", .integer(4)),
    ("maxItems", .integer(4)), ("description", .string("x, y, width, height")),
  ])
}

// MARK: - Parts of schemas

extension FrameSchema {
  private static let string = type("string")
  private static let length = JSONDocument.object([
    ("type", .string("number")), ("minimum", .integer(0)),
  ])

  private static func type(_ name: String) -> JSONDocument {
    .object([("type", .string(name))])
  }

  private static func nullable(_ name: String) -> JSONDocument {
    .object([("type", strings([name, "null"]))])
  }

  private static func anyOf(_ schemas: [JSONDocument]) -> JSONDocument {
    .object([("anyOf", .array(schemas))])
  }

  private static func choice(_ values: [String]) -> JSONDocument {
    .object([("enum", strings(values))])
  }

  private static func count(from least: Int) -> JSONDocument {
    .object([("type", .string("integer")), ("minimum", .integer(least))])
  }

  private static func list(of items: JSONDocument) -> JSONDocument {
    .object([("type", .string("array")), ("items", items)])
  }

  /// An object that has these members, all but the optional ones for certain, and no other.
  private static func record(
    _ members: [(String, JSONDocument)], optional: [String] = []
  ) -> JSONDocument {
    .object([
      ("type", .string("object")),
      ("properties", .object(members)),
      ("required", strings(members.map(\.0).filter { !optional.contains($0) })),
      ("additionalProperties", .bool(false)),
    ])
  }

  private static func strings(_ values: [String]) -> JSONDocument {
    .array(values.map { .string($0) })
  }
}
