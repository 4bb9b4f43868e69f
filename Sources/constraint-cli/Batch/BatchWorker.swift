internal import ConstraintKit
internal import LayoutLanguage

/// Answers lines, one after the other. Each thread has its own.
struct BatchWorker {
  private let options: BatchOptions
  private var programs: ProgramCache
  private var tree = ShapeTree()
  private var scan = LineScan()
  private var texts: [String] = []
  /// How many lines got no layout.
  private(set) var failures = 0

  init(_ options: BatchOptions) {
    self.options = options
    programs = ProgramCache(root: options.diagnostics.root?.path, limits: options.input.limits)
  }

  /// The answers of a block: a line for each of its lines.
  mutating func answers(to block: LineBlock) -> BlockAnswers {
    var answers = BlockAnswers()
    guard !block.isRefused else {
      refuseLong(line: block.firstLine, to: &answers.bytes)
      answers.ends.append(answers.bytes.count)
      return answers
    }
    programs.beginRound()
    // What shapes were made of may have changed.
    if !programs.checkAll() { tree.removeAll() }
    for (offset, range) in block.lines.enumerated() {
      let number = block.firstLine + offset
      if range.count > options.input.limits.maxFileSize {
        refuseLong(line: number, to: &answers.bytes)
      } else if !answerByShape(block.bytes, range, line: number, to: &answers.bytes) {
        solve(Array(block.bytes[range]), number, to: &answers.bytes)
      }
      answers.ends.append(answers.bytes.count)
    }
    return answers
  }

  private mutating func refuseLong(line: Int, to answers: inout [UInt8]) {
    let diagnostic = Diagnostic(
      .limitReached,
      "the line has more than \(options.input.limits.maxFileSize) bytes (--max-file-size)")
    fail(Array("\"line\":\(line)".utf8), [diagnostic], SourceMap(), to: &answers)
  }
}

// MARK: - By shapes

extension BatchWorker {
  /// Answers a line of a shape that is known; false if there's none.
  private mutating func answerByShape(
    _ bytes: [UInt8], _ line: Range<Int>, line number: Int, to answers: inout [UInt8]
  ) -> Bool {
    guard scan.scan(bytes, line),
      case (let top, let node, var shape)? = tree.find(scan, bytes, from: line.lowerBound)
    else { return false }
    texts.removeAll(keepingCapacity: true)
    for pieces in shape.layout.texts { texts.append(text(pieces, bytes, line.lowerBound)) }
    guard shape.layout.solve(texts, inputBytes: line.count) else { return false }
    // The tree gives its form away while it's written to, so that it isn't copied.
    node.state = .unknown
    defer { node.state = .shape(shape) }
    top.served += 1
    let layout = shape.layout
    shape.form.write(
      label: label(bytes, line, number), frames: layout.frames, absolute: layout.absoluteFrames,
      to: &answers,
      text: { view, answers in
        guard let place = layout.views[view + 1].text else { return false }
        write(layout.texts[place], texts[place], bytes, line.lowerBound, to: &answers)
        return true
      },
      seen: { view in
        layout.drawnText(of: view + 1, in: texts).map { drawn, isCut in
          SeenText(lines: drawn.lines.count, isCut: isCut)
        }
      })
    return true
  }

  private func label(_ bytes: [UInt8], _ line: Range<Int>, _ number: Int) -> [UInt8] {
    guard let identity = scan.identity else { return Array("\"line\":\(number)".utf8) }
    let range = scan.leaves[identity].range
    return Array("\"id\":".utf8)
      + bytes[(line.lowerBound + range.lowerBound)..<(line.lowerBound + range.upperBound)]
  }

  private func text(
    _ pieces: [LayoutShape.TextPiece], _ bytes: [UInt8], _ start: Int
  ) -> String {
    if case .input(let place) = pieces.first, pieces.count == 1 {
      return inputText(place, bytes, start)
    }
    return pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .input(let place): inputText(place, bytes, start)
      }
    }.joined()
  }

  private func inputText(_ place: Int, _ bytes: [UInt8], _ start: Int) -> String {
    let text = scan.text(of: scan.leaves[place], in: bytes, from: start)
    return scan.leaves[place].form == .number ? LayoutShape.Input.text(ofNumber: text) : text
  }

  /// Writes a text with its quotes: as it stands in the line if it may.
  private func write(
    _ pieces: [LayoutShape.TextPiece], _ text: String, _ bytes: [UInt8], _ start: Int,
    to answers: inout [UInt8]
  ) {
    if case .input(let place) = pieces.first, pieces.count == 1, scan.leaves[place].isPlain,
      scan.leaves[place].form == .string
    {
      let range = scan.leaves[place].range
      answers += bytes[(start + range.lowerBound)..<(start + range.upperBound)]
    } else {
      answers += JSONText.quoted(text).utf8
    }
  }

  /// Makes a shape of a line that was solved, for others like it.
  private mutating func learn(
    _ program: LayoutProgram, _ inputs: LayoutInputs, _ values: ParsedInputs,
    _ request: BatchRequest, _ result: SolveResult
  ) {
    let bytes = values.source.bytes
    guard scan.scan(bytes, bytes.indices) else { return }
    guard let place = tree.place(for: scan, bytes) else { return }
    var node = place.node
    var inputsLeft = self.inputs(request, bytes)
    for looked in place.looked { inputsLeft.remove(looked) }
    if node === place.top {
      let fixed = scan.leaves.indices.filter { leaf in
        leaf != scan.identity && !inputsLeft.values.contains { $0.place == leaf }
      }
      node = ShapeTree.child(of: node, lookingAt: fixed, scan, bytes)
    }
    while true {
      let trial = LayoutShape.make(program, inputs, values, deferred: inputsLeft, result)
      switch trial {
      case .impossible:
        node.state = .solved
        return
      case .shape(let layout):
        let form = AnswerForm(
          layout.views.dropFirst().map(\.view), part: options.part, precision: options.precision)
        node.state = .shape(ShapeTree.Shape(layout: layout, form: form))
        return
      case .looksAt(let places):
        guard !places.isEmpty else { return }
        for looked in places { inputsLeft.remove(looked) }
        node = ShapeTree.child(of: node, lookingAt: places, scan, bytes)
      }
    }
  }

  /// The strings and numbers in the line's params and data, by where they begin. A param that is a
  /// number has its size checked, and is no such.
  private func inputs(
    _ request: BatchRequest, _ bytes: [UInt8]
  ) -> [Int32: LayoutShape.Input] {
    let spans = request.valueSpans
    var inputs: [Int32: LayoutShape.Input] = [:]
    for (place, leaf) in scan.leaves.enumerated() where place != scan.identity {
      let start = Int32(clamping: leaf.range.lowerBound)
      guard let span = spans.first(where: { $0.contains(start) }),
        leaf.form == .string || span.lowerBound != start
      else { continue }
      let form: LayoutShape.Input.Form =
        switch leaf.form {
        case .string: .string
        case .integer: .integer
        case .number: .number
        }
      inputs[start] = LayoutShape.Input(
        place: place, form: form, text: inputText(place, bytes, 0))
    }
    return inputs
  }
}

extension [Int32: LayoutShape.Input] {
  fileprivate mutating func remove(_ place: Int) {
    if let key = first(where: { $0.value.place == place })?.key { self[key] = nil }
  }
}

// MARK: - By solving

extension BatchWorker {
  private mutating func solve(_ bytes: [UInt8], _ number: Int, to answers: inout [UInt8]) {
    let line = SourceFile(path: options.name, bytes: bytes, firstLine: number)
    let limits = options.input.limits.parser
    let first = BatchRequest(line, number: 0, limits: limits)
    guard let origin = origin(of: first) else {
      let found = first.hasErrors ? first.diagnostics : [Self.ambiguousOrigin(first)]
      return fail(first.label, found, SourceMap([line]), to: &answers)
    }
    guard let program = load(origin, first, line, to: &answers) else { return }
    let request = BatchRequest(
      line, number: ParsedInputs.fileNumber(in: program), limits: limits)
    let inputs = inputs(for: request)
    let values = ParsedInputs(source: line, parameters: request.parameters, data: request.data)
    let result = program.solve(inputs, values)
    guard let layout = result.layout else {
      return fail(request.label, result.diagnostics, result.sources, to: &answers)
    }
    let refusals = refusals(of: result)
    guard refusals.isEmpty else {
      return fail(request.label, refusals, result.sources, to: &answers)
    }
    // A shape doesn't say whether other texts leave something open.
    if !options.input.isStrict { learn(program, inputs, values, request, result) }
    let solved = [layout.root] + layout.views
    var form = AnswerForm(layout.views, part: options.part, precision: options.precision)
    form.write(
      label: request.label, frames: solved.map(\.frame), absolute: solved.map(\.absoluteFrame),
      to: &answers)
  }

  /// What makes a layout that there is one that isn't taken.
  private func refusals(of result: SolveResult) -> [Diagnostic] {
    guard options.input.isStrict else { return [] }
    return result.diagnostics.map(\.strict).filter { $0.level == .error }
  }

  /// What the line's layout is; nil if it says nothing that has a meaning.
  private func origin(of request: BatchRequest) -> ProgramCache.Origin? {
    guard !request.hasErrors else { return nil }
    switch (request.file?.text, request.source?.text) {
    case (let file?, nil): return .file(file)
    case (nil, let source?): return .source(source)
    case (nil, nil): return options.layout.map { .file($0) }
    default: return nil
    }
  }

  private static func ambiguousOrigin(_ request: BatchRequest) -> Diagnostic {
    if let source = request.source {
      return Diagnostic(
        .redeclaration, "a line has `file` or `source`, not both", at: .init(source.span))
    }
    return Diagnostic(
      .missingArgument, "the line has neither `file` nor `source`, and there is no --layout")
  }

  private mutating func load(
    _ origin: ProgramCache.Origin, _ request: BatchRequest, _ line: SourceFile,
    to answers: inout [UInt8]
  ) -> LayoutProgram? {
    let place = (request.file ?? request.source).map { Diagnostic.Label($0.span) }
    do {
      let loaded = try programs.load(origin)
      if let program = loaded.program { return program }
      guard !loaded.diagnostics.contains(where: { $0.primary != nil }) else {
        fail(request.label, loaded.diagnostics, loaded.sources, to: &answers)
        return nil
      }
      let diagnostics = loaded.diagnostics.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.primary = place
        return diagnostic
      }
      fail(request.label, diagnostics, SourceMap([line]), to: &answers)
    } catch {
      let diagnostic = Diagnostic.unreadable(error, at: place?.span)
      fail(request.label, [diagnostic], SourceMap([line]), to: &answers)
    }
    return nil
  }

  private func inputs(for request: BatchRequest) -> LayoutInputs {
    var inputs = options.input.inputs
    inputs.width = request.width ?? inputs.width
    inputs.height = request.height ?? inputs.height
    inputs.component = request.component ?? inputs.component
    for (name, _) in request.parameters { inputs.parameters[name.text] = nil }
    for (name, _) in request.data { inputs.data[name.text] = nil }
    return inputs
  }

  private mutating func fail(
    _ label: [UInt8], _ diagnostics: [Diagnostic], _ sources: SourceMap, to answers: inout [UInt8]
  ) {
    failures += 1
    let errors = DiagnosticList(
      diagnostics.filter { $0.level == .error }, maxErrors: options.diagnostics.maxErrors)
    let list = JSONDocument.array(errors.diagnostics.map { JSONDocument($0, in: sources) })
    answers += "{".utf8
    answers += label
    answers += ",\"ok\":false,\"diagnostics\":\(list.text())}\n".utf8
  }
}
