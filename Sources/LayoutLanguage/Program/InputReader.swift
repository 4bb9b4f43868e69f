internal import ConstraintKit

/// Turns what a caller gives into what a run takes: reads and parses data, parses parameters,
/// checks numbers.
struct InputReader {
  let program: LayoutProgram
  private(set) var sources: SourceMap
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var settings = RunSettings()

  /// - Parameter values: Values that are parsed, in place of the inputs' own.
  init(_ program: LayoutProgram, _ inputs: LayoutInputs, _ values: ParsedInputs? = nil) {
    self.program = program
    sources = program.sources
    if let values { _ = sources.add(values.source) }
    settings.areFromJSON = values != nil
    readSize(inputs.width, inputs.height)
    settings.safeArea = inputs.safeArea.flatMap { check($0) }
    settings.direction = inputs.isRightToLeft.map { $0 ? .rightToLeft : .leftToRight }
    settings.scale = inputs.scale.flatMap { check($0, "scale", in: 0.1...100) }
    settings.component = inputs.component
    for (name, value) in inputs.parameters.sorted(by: { $0.key < $1.key }) {
      settings.parameters[name] = read(value, name)
    }
    readData(inputs, except: values)
    checkNames(inputs)
    if let values { read(values) }
  }

  var hasErrors: Bool { diagnostics.contains { $0.level == .error } }

  /// The same for another size of the canvas; what was read is kept. The reader's own has none.
  func resized(
    width: LayoutInputs.CanvasSide?, height: LayoutInputs.CanvasSide?
  ) -> InputReader {
    var reader = self
    reader.readSize(width, height)
    return reader
  }

  // MARK: Numbers

  private mutating func readSize(
    _ width: LayoutInputs.CanvasSide?, _ height: LayoutInputs.CanvasSide?
  ) {
    settings.width = width.flatMap { check($0, "width") }
    settings.height = height.flatMap { check($0, "height") }
  }

  private mutating func check(
    _ side: LayoutInputs.CanvasSide, _ name: String
  ) -> LayoutInputs.CanvasSide? {
    guard case .fixed(let points) = side else { return .auto }
    return check(points, name, in: 0...1e9).map { .fixed($0) }
  }

  private mutating func check(_ area: LayoutInsets) -> LayoutInsets? {
    let sides = [area.top, area.left, area.bottom, area.right]
    guard sides.allSatisfy({ check($0, "safe area", in: 0...1e9) != nil }) else { return nil }
    return area
  }

  private mutating func check(
    _ number: Double, _ name: String, in range: ClosedRange<Double>
  ) -> Double? {
    if range.contains(number) { return number }
    diagnostics.append(.inputOutOfRange(name, number, range))
    return nil
  }

  // MARK: Parameters

  private mutating func read(
    _ value: LayoutInputs.ParameterValue, _ name: String
  ) -> GivenValue {
    switch value {
    case .value(let value): inRange(json(Array(value.description.utf8), "--set \(name)"))
    case .json(let text): inRange(json(Array(text.utf8), "--set \(name)"))
    case .text(let text):
      isVerbatim(text, for: name) ? string(text, name) : jsonOrString(text, name)
    }
  }

  /// Whether a text is a parameter's value as it stands: `2024` and `true` are strings where one is
  /// wanted. In quotes it's still JSON.
  private func isVerbatim(_ text: String, for name: String) -> Bool {
    guard !text.hasPrefix("\""),
      let parameter = program.parameters(of: settings.component).first(where: {
        $0.name.text == name
      })
    else { return false }
    guard let type = parameter.type else {
      if case .string = parameter.value?.kind { return true }
      return false
    }
    guard case .name(let typeName) = type.kind, typeName.text == "string" else { return false }
    return !(type.isOptional && text == "null")
  }

  private mutating func string(_ text: String, _ name: String) -> GivenValue {
    let span = span(of: Array(text.utf8), "--set \(name)")
    let string = StringSyntax([.text(text, span)], span)
    return .expression(ExpressionSyntax(.string(string), span))
  }

  /// Adds text that is no file to the sources.
  private mutating func span(of bytes: [UInt8], _ name: String) -> SourceSpan {
    let file = sources.add(SourceFile(path: name, bytes: bytes))
    return SourceSpan(file: file, start: 0, end: Int32(clamping: bytes.count))
  }

  /// A bare word needs no quotes; what begins like JSON, or is a number out of range, is meant as
  /// JSON.
  private mutating func jsonOrString(_ text: String, _ name: String) -> GivenValue {
    let bytes = Array(text.utf8)
    let (_, problems) = JSONParser.parse(bytes, file: 0)
    let isMeantAsJSON =
      problems.isEmpty || problems.contains { $0.code == .numberOutOfRange }
      || text.hasPrefix("{") || text.hasPrefix("[") || text.hasPrefix("\"")
    return isMeantAsJSON ? inRange(json(bytes, "--set \(name)")) : string(text, name)
  }

  /// A number of JSON may be anything; a parameter is reckoned with.
  private mutating func inRange(_ value: GivenValue) -> GivenValue {
    guard case .expression(let expression) = value, case .number(let number) = expression.kind,
      number.magnitude > LayoutMetrics.largestMagnitude
    else { return value }
    diagnostics.append(
      .numberOverflows(sources.text(of: expression.span), at: expression.span))
    return .failed
  }

  private mutating func json(_ bytes: [UInt8], _ name: String) -> GivenValue {
    let span = span(of: bytes, name)
    let (value, problems) = JSONParser.parse(bytes, file: span.file, limits: program.limits.parser)
    diagnostics += problems
    return problems.contains { $0.level == .error } ? .failed : .expression(value)
  }

  // MARK: Parsed values

  private mutating func read(_ values: ParsedInputs) {
    let isKnown = checkNames(of: values)
    for (name, value) in values.parameters where isKnown || settings.component != nil {
      settings.parameters[name.text] = inRange(.expression(value))
    }
    for (name, value) in values.data where isKnown {
      settings.data[name.text] = .expression(value)
    }
  }

  private mutating func checkNames(of values: ParsedInputs) -> Bool {
    let data = program.dataDeclarations.map(\.name.text)
    let parameters = settings.component == nil ? program.parameterNames : nil
    let count = diagnostics.count
    for (name, _) in values.data where !data.contains(name.text) {
      diagnostics.append(
        .unknownInput(
          name.text, what: "data", similar: closestMatch(to: name.text, in: data), at: name.span))
    }
    for (name, _) in values.parameters where parameters?.contains(name.text) == false {
      diagnostics.append(
        .unknownInput(
          name.text, what: "param",
          similar: closestMatch(to: name.text, in: parameters ?? []), at: name.span))
    }
    return diagnostics.count == count
  }

  // MARK: Data

  private mutating func readData(_ inputs: LayoutInputs, except values: ParsedInputs?) {
    for data in program.dataDeclarations {
      if values?.data.contains(where: { $0.name.text == data.name.text }) == true { continue }
      if let given = inputs.data[data.name.text] {
        settings.data[data.name.text] = read(given, data.name.text)
      } else if case .file(let path) = data.source {
        settings.data[data.name.text] = read(path)
      }
    }
  }

  private mutating func read(
    _ source: LayoutInputs.DataSource, _ name: String
  ) -> GivenValue {
    switch source {
    case .value(let value): return json(Array(value.description.utf8), "--data \(name)")
    case .json(let text): return json(Array(text.utf8), "--data \(name)")
    case .bytes(let bytes, let name): return json(bytes, name)
    case .file(let path):
      do {
        let resolved = try program.files.resolve(path, relativeTo: nil)
        return json(
          try program.files.read(resolved, limit: program.limits.maxFileSize).bytes, resolved)
      } catch {
        diagnostics.append(.unreadable(error, at: nil))
        return .failed
      }
    }
  }

  /// A file that the program names, relative to the program's own.
  private mutating func read(_ path: StringSyntax) -> GivenValue {
    guard let text = path.literalText else {
      diagnostics.append(.interpolatedPath(path))
      return .failed
    }
    do {
      let resolved = try program.files.resolve(text, relativeTo: program.modules.first?.location)
      let contents = try program.files.read(resolved, limit: program.limits.maxFileSize)
      return json(contents.bytes, resolved)
    } catch {
      let similar = error.reason == .notFound ? program.files.similarFiles(to: error.path) : []
      diagnostics.append(
        .importFailed(error, written: text, similar: similar.first, at: path.span))
      return .failed
    }
  }

  // MARK: Names

  private mutating func checkNames(_ inputs: LayoutInputs) {
    let data = program.dataDeclarations.map(\.name.text)
    for name in inputs.data.keys.sorted() where !data.contains(name) {
      diagnostics.append(
        .unknownInput(name, what: "data", similar: closestMatch(to: name, in: data)))
    }
    guard inputs.component == nil else { return }
    let parameters = program.parameterNames
    for name in inputs.parameters.keys.sorted() where !parameters.contains(name) {
      diagnostics.append(
        .unknownInput(name, what: "param", similar: closestMatch(to: name, in: parameters)))
    }
  }
}
