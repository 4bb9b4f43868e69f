/// A value that isn't what its type says.
struct TypeConflict {
  /// From the value that was checked, `[1].img_count`.
  var path: String
  /// `wants int`, `has no such field`
  var expected: String
  /// Nil where a field is missing.
  var found: Value?
  var valueSpan: SourceSpan
  var typeSpan: SourceSpan
  /// The declared type that it is a part of.
  var record: RecordName?
  /// A key that is nearly the missing field's name.
  var similar: NameSyntax?
}

extension Expander {
  /// The value of a binding, checked against its type; poison, and reports, where it isn't of it.
  func conform(
    _ value: Value, to type: TypeSyntax, of binding: Binding, _ syntax: ExpressionSyntax
  ) -> Value {
    var checker = TypeChecker(expander: self)
    let checked = checker.check(
      value, type, syntax, path: "", module: moduleNumber(of: binding.name.span))
    let isData = binding.isData || !isProgramText(syntax.span)
    for conflict in checker.conflicts {
      report(isData ? dataMismatch(conflict, binding) : mismatch(conflict))
    }
    return checker.conflicts.isEmpty ? checked : .poison
  }

  /// The module whose text a span is in.
  private func moduleNumber(of span: SourceSpan) -> Int {
    modules.firstIndex { $0.syntax.file == span.file } ?? 0
  }

  private func isProgramText(_ span: SourceSpan) -> Bool {
    modules.contains { $0.syntax.file == span.file }
  }

  private func mismatch(_ conflict: TypeConflict) -> Diagnostic {
    guard let found = conflict.found else {
      return .missingField(conflict, at: conflict.valueSpan)
    }
    return .typeMismatch(
      conflict.expected, found, at: conflict.valueSpan, declared: conflict.typeSpan)
  }

  private func dataMismatch(_ conflict: TypeConflict, _ binding: Binding) -> Diagnostic {
    .dataMismatch(conflict, name: binding.name.text, sources)
  }

  func typeDeclaration(_ name: String, module number: Int) -> TypeDeclaration? {
    let module = modules[number]
    return module.types[name] ?? module.imports[name].flatMap { modules[$0].types[name] }
  }

  func reportUnknownType(_ name: NameSyntax, module number: Int) {
    guard !modules[number].failedImports.contains(name.text) else { return }
    let known = TypeChecker.builtIn + modules[number].types.keys.sorted()
    let habit = Habits.type(name.text)
    let similar = habit == nil ? Suggestion.nearest(to: name.text, in: known) : nil
    var diagnostic = Diagnostic.unknownName(
      name.text, what: "type", at: name.span, similar: similar)
    if let habit {
      diagnostic.fixes = [.called(habit, insteadOf: name.span)]
    } else if similar == nil {
      diagnostic.fixes = [
        name.text.lowercased() == "color" || name.text.lowercased() == "colour"
          ? .init("a param for a colour has no type: `param NAME = \"blue\"`")
          : .typesThereAre(known)
      ]
    }
    report(diagnostic)
  }
}

/// Compares a value with a declared type, through lists and records, and notes the declared type
/// in the records that it finds.
struct TypeChecker {
  static let builtIn = ["number", "int", "string", "bool", "object", "list"]

  let expander: Expander
  private(set) var conflicts: [TypeConflict] = []

  init(expander: Expander) {
    self.expander = expander
  }

  mutating func check(
    _ value: Value, _ type: TypeSyntax, _ syntax: ExpressionSyntax, path: String, module: Int,
    record: RecordName? = nil
  ) -> Value {
    switch value {
    case .poison, .unsettled: return value
    case .null where type.isOptional: return .null
    default: break
    }
    let place = Place(
      syntax: syntax, path: path, module: module, typeSpan: type.span, record: record)
    switch type.kind {
    case .name(let name): return check(value, name, place)
    case .list(let element): return check(value, listOf: element, place)
    case .record(let fields): return check(value, fields, place)
    case .error: return .poison
    }
  }

  private struct Place {
    var syntax: ExpressionSyntax
    var path: String
    var module: Int
    var typeSpan: SourceSpan
    var record: RecordName?
  }

  private mutating func refuse(_ value: Value?, _ expected: String, _ place: Place) -> Value {
    conflicts.append(
      TypeConflict(
        path: place.path, expected: expected, found: value, valueSpan: place.syntax.span,
        typeSpan: place.typeSpan, record: place.record))
    return .poison
  }

  private mutating func check(_ value: Value, _ name: NameSyntax, _ place: Place) -> Value {
    switch (name.text, value) {
    case ("number", .number), ("string", .string), ("bool", .bool), ("object", .object),
      ("list", .list):
      return value
    case ("list", .range(let range)):
      return .range(range)
    case ("int", .number) where value.integer != nil:
      return value
    case (_, .deferred(let text)) where Self.builtIn.contains(name.text):
      return check(text, name, place)
    default: break
    }
    if Self.builtIn.contains(name.text) { return refuse(value, name.text, place) }
    guard let declared = expander.typeDeclaration(name.text, module: place.module) else {
      expander.reportUnknownType(name, module: place.module)
      return .poison
    }
    guard case .record(let fields) = declared.record.kind else { return .poison }
    var inner = place
    inner.module = declared.module
    inner.record = RecordName(text: name.text, span: declared.name.span)
    return check(value, fields, inner)
  }

  private mutating func check(
    _ text: DeferredText, _ name: NameSyntax, _ place: Place
  ) -> Value {
    let value = Value.deferred(text)
    switch (name.text, text.form) {
    case ("string", .string), ("int", .integer), ("number", .integer), ("number", .number):
      return value
    case ("int", .number): return expander.look(at: value) ? .poison : value
    default: return refuse(value, name.text, place)
    }
  }

  private mutating func check(
    _ value: Value, listOf element: TypeSyntax, _ place: Place
  ) -> Value {
    guard case .list(let values) = value else { return refuse(value, "list", place) }
    var checked: [Value] = []
    checked.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      checked.append(
        check(
          value, element, place.syntax.element(index), path: "\(place.path)[\(index)]",
          module: place.module, record: place.record))
    }
    return .list(checked)
  }

  private mutating func check(
    _ value: Value, _ fields: [(name: NameSyntax, type: TypeSyntax)], _ place: Place
  ) -> Value {
    guard case .object(let object) = value else {
      return refuse(value, "object", place)
    }
    var checked = object
    checked.type = place.record
    for field in fields {
      let path = "\(place.path).\(field.name.text)"
      guard let index = object.keys.firstIndex(of: field.name.text) else {
        let similar = nearKey(field.name.text, object, fields, place)
        if field.type.isOptional {
          checked.append(field.name.text, .null)
          if let similar {
            expander.lint(
              .similarField(
                field.name.text, key: similar, type: place.record, expander.sources))
          }
        } else {
          var inner = place
          inner.path = path
          inner.typeSpan = field.type.span
          _ = refuse(nil, expander.text(of: field.type.span), inner)
          conflicts[conflicts.count - 1].similar = similar
        }
        continue
      }
      checked.values[index] = check(
        object.values[index], field.type, place.syntax.field(field.name.text), path: path,
        module: place.module, record: place.record)
    }
    return .object(checked)
  }
}

extension TypeChecker {
  /// A key of an object that no field has, and that is nearly the name of a field that's absent.
  private func nearKey(
    _ field: String, _ object: ObjectValue, _ fields: [(name: NameSyntax, type: TypeSyntax)],
    _ place: Place
  ) -> NameSyntax? {
    guard case .object(let pairs) = place.syntax.kind else { return nil }
    let others = object.keys.filter { key in !fields.contains { $0.name.text == key } }
    guard let near = closestMatch(to: field, in: others) else { return nil }
    return pairs.first { $0.key.text == near }?.key
  }
}

extension ExpressionSyntax {
  /// The element's own text if this is a list, else this.
  fileprivate func element(_ index: Int) -> ExpressionSyntax {
    guard case .list(let elements) = kind, elements.indices.contains(index) else { return self }
    return elements[index]
  }

  /// The field's own text if this is an object, else this.
  fileprivate func field(_ name: String) -> ExpressionSyntax {
    guard case .object(let pairs) = kind else { return self }
    return pairs.first { $0.key.text == name }?.value ?? self
  }
}
