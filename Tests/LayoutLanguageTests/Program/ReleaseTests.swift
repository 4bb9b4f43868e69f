import Testing

@testable import LayoutLanguage

/// Nothing of a run is left when it is over: editors and `watch` make one after another.
@Suite struct ReleaseTests {
  private final class Kept {
    weak var scope: Scope?
    weak var binding: Binding?
  }

  @Test(arguments: [
    ("let a = 3\nview v { width == a }", "a"),
    ("param a: number = 3\nview v { width == a }", "a"),
    ("component Cell(n: int) { let a = n + 1\nwidth == a }\nCell one(n: 2)", "a"),
    ("component Cell(a: int = 2) { width == a }\nCell one()", "a"),
    ("for i in 0..<3 { let a = 2 * i\nview v[i] { width == a } }", "a"),
    ("view v { let a = super.width / 2\nwidth == a }", "a"),
  ])
  func scopesEndWithTheirRun(text: String, name: String) throws {
    let program = try LayoutProgram.load("a.layout", files: InMemoryFiles(["a.layout": text])).get()
    let kept = Kept()
    try run(program, name, kept)
    #expect(kept.scope == nil)
    #expect(kept.binding == nil)
  }

  private func run(_ program: LayoutProgram, _ name: String, _ kept: Kept) throws {
    let inputs = LayoutInputs()
    let run = ProgramRun(program, InputReader(program, inputs), inputs)
    let scopes = run.expander.fileScopes + run.expander.cyclicScopes
    kept.scope = try #require(scopes.last { $0.values[name] != nil })
    kept.binding = kept.scope?.values[name]
    #expect(kept.binding != nil)
  }
}
