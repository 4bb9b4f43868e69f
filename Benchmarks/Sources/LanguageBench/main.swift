import Foundation
import LayoutLanguage

// LanguageBench [NAME [TIMES]]: prints a line `language NAME VALUE UNIT` for each figure, of processor
// time on one core. With TIMES the body runs that often and nothing is timed, for a profiler.
//
// - parse: megabytes of text a second, lexed and parsed to a tree, also with the tree freed again.
//   format: the same, and written in the canonical form.
// - cells, rows, chain, grid, generated: ten thousand views from text to frames, in milliseconds, and
//   the process's peak memory: each needs a process of its own.
// - resize: the moments feed at another width, solved anew and with what was kept.
// - edit: from a change of one character in a thousand lines to all diagnostics.
// - smoke: everything once, nothing timed.

let names = ["parse", "format", "resize", "edit"]
let arguments = CommandLine.arguments.dropFirst()
let isSmoke = arguments.first == "smoke"
let times = arguments.dropFirst().first.flatMap { Int($0) } ?? (isSmoke ? 1 : nil)

func report(_ name: String, _ unit: String, _ value: Double) {
  if times == nil { print("language", name, value, unit) }
}

func seconds(_ body: () throws -> Void) rethrows -> Double {
  guard let times else { return try ProcessorTime.shortest(seconds: 2, body) }
  for _ in 0..<times { try body() }
  return 0
}

func measureText(_ name: String) throws {
  let text = BenchText.make(bytes: isSmoke ? 1 << 14 : 2 << 20)
  let source = SourceFile(path: "bench.layout", bytes: text)
  guard LayoutFormatter.format(source).bytes != nil else { throw Failure("errors in the text") }
  guard name == "parse" else {
    let shortest = seconds { _ = LayoutFormatter.format(source) }
    return report(name, "MB/s", Double(text.count) / 1e6 / shortest)
  }
  let whole = seconds { _ = Parser.parse(text, file: 0) }
  report("parse-and-free", "MB/s", Double(text.count) / 1e6 / whole)
  var tree: SyntaxFile?
  var shortest = Double.infinity
  _ = seconds {
    tree = nil
    let start = ProcessorTime.now()
    tree = Parser.parse(text, file: 0).0
    shortest = min(shortest, ProcessorTime.now() - start)
  }
  guard tree?.items.isEmpty == false else { throw Failure("no tree") }
  report("parse", "MB/s", Double(text.count) / 1e6 / shortest)
}

func measureViews(_ name: String, _ text: String) throws {
  let source = Array(text.utf8)
  func run() throws -> SolvedLayout {
    try LayoutProgram.load(source: source, name: name).get().solve().get()
  }
  let start = ProcessorTime.now()
  let layout = try run()
  let first = ProcessorTime.now() - start
  let peak = ProcessorTime.peakMegabytes()
  guard layout.views.count >= 9_999 else { throw Failure("\(layout.views.count) views") }
  let shortest = try min(first, seconds { _ = try run() })
  report(name, "ms", shortest * 1e3)
  if let peak { report(name, "MB", peak) }
}

func measureResize() throws {
  let program = try LayoutProgram.load("feed.layout", files: Examples()).get()
  var width = 320.0
  let fresh = try seconds {
    width = width == 320 ? 430 : 320
    _ = try program.solve(LayoutInputs(width: .fixed(width))).get()
  }
  report("resize-fresh", "ms", fresh * 1e3)
  var layout = ResizableLayout(program)
  let kept = try seconds {
    width = width == 320 ? 430 : 320
    _ = try layout.solve(width: .fixed(width)).get()
  }
  report("resize-kept", "ms", kept * 1e3)
}

func measureEdit() throws {
  let text = ViewTexts.screen
  var document = LayoutDocument(text, name: "screen.layout")
  guard document.check().diagnostics.isEmpty else {
    throw Failure(document.check().diagnostics.map(\.message).joined(separator: "\n"))
  }
  let place = text.utf8.count / 2
  guard let digit = Array(text.utf8)[place...].firstIndex(of: UInt8(ascii: "6")) else { return }
  var isSix = true
  let edit = try seconds {
    isSix.toggle()
    try document.replace(digit..<(digit + 1), with: isSix ? "6" : "7")
    _ = document.check()
  }
  report("edit", "ms", edit * 1e3)
  let broken = try seconds {
    try document.replace(digit..<(digit + 1), with: "(")
    _ = document.check()
    try document.replace(digit..<(digit + 1), with: "6")
  }
  report("edit-broken", "ms", broken * 1e3)
}

struct Failure: Error {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}

func measure(_ name: String) throws {
  if let text = ViewTexts.make(name) { return try measureViews(name, text) }
  switch name {
  case "parse", "format": try measureText(name)
  case "resize": try measureResize()
  case "edit": try measureEdit()
  default: throw Failure("no benchmark is called \(name)")
  }
}

do {
  let isAll = isSmoke || arguments.isEmpty
  for name in isAll ? names + ViewTexts.all : [arguments.first ?? ""] { try measure(name) }
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
