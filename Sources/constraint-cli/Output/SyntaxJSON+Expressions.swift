internal import ConstraintKit
internal import LayoutLanguage

extension NameSyntax {
  var json: JSONDocument { .node("name", span, [("text", .string(text))]) }
}

extension ArgumentSyntax {
  var json: JSONDocument {
    let span = (label?.span ?? value.span).union(value.span)
    return .node("argument", span, [("label", label?.json), ("value", value.json)])
  }
}

extension TypeSyntax {
  var json: JSONDocument {
    .node(
      "type", span,
      [form, ("optional", isOptional ? .bool(true) : nil)])
  }

  private var form: (String, JSONDocument?) {
    switch kind {
    case .name(let name): ("name", name.json)
    case .list(let element): ("list", element.json)
    case .record(let fields):
      (
        "fields",
        .array(fields.map { .object([("name", $0.name.json), ("type", $0.type.json)]) })
      )
    case .error: ("error", .bool(true))
    }
  }
}

extension StringSyntax {
  /// With its pieces: texts, after escapes are resolved, and expressions.
  var json: JSONDocument {
    .node("string", span, [("pieces", .array(pieces.map(\.json)))])
  }
}

extension StringSyntax.Piece {
  fileprivate var json: JSONDocument {
    switch self {
    case .text(let text, let span): .node("text", span, [("text", .string(text))])
    case .interpolation(let expression): expression.json
    }
  }
}

extension ExpressionSyntax {
  var json: JSONDocument {
    switch kind {
    case .number(let number): .node("number", span, [("value", .number(number, .full))])
    case .string(let string): string.json
    case .color(let color): .node("color", span, [("value", .string(color))])
    case .bool(let value): .node("bool", span, [("value", .bool(value))])
    case .null: .node("null", span)
    case .name(let name): .node("name", span, [("text", .string(name))])
    default: compoundJSON
    }
  }

  private var compoundJSON: JSONDocument {
    switch kind {
    case .member(let object, let name):
      .node("member", span, [("object", object.json), ("name", name.json)])
    case .index(let object, let index):
      .node("index", span, [("object", object.json), ("index", index.json)])
    case .call(let callee, let arguments):
      .node(
        "call", span, [("callee", callee.json), ("arguments", .array(arguments.map(\.json)))])
    case .list(let elements): .node("list", span, [("elements", .array(elements.map(\.json)))])
    case .tuple(let elements): .node("tuple", span, [("elements", .array(elements.map(\.json)))])
    case .object(let pairs):
      .node(
        "object", span,
        [
          (
            "pairs",
            .array(pairs.map { .object([("key", $0.key.json), ("value", $0.value.json)]) })
          )
        ])
    default: operatorJSON
    }
  }

  private var operatorJSON: JSONDocument {
    switch kind {
    case .unary(let operation, let operand):
      .node(
        "unary", span,
        [("operator", .string(operation == .minus ? "-" : "!")), ("operand", operand.json)])
    case .binary(let operation, let left, let right, _):
      .node(
        "binary", span,
        [("operator", .string(operation.mark)), ("left", left.json), ("right", right.json)])
    case .conditional(let condition, let then, let otherwise):
      .node(
        "conditional", span,
        [("condition", condition.json), ("then", then.json), ("else", otherwise.json)])
    default: .node("error", span)
    }
  }
}
