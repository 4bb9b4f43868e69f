import ConstraintKit
import TestSupport
import Testing

@Suite("The same operations")
struct SameBitsTests {
  @Test("give the same bits again")
  func again() throws {
    #expect(try Self.run() == Self.run())
  }

  /// Hashing differs from process to process.
  @Test("give the same bits in every process")
  func inEveryProcess() async throws {
    let result = try #require(
      await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
        print(try SameBitsTests.run())
      })
    let output = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(try output.contains(Self.run()))
  }

  /// A run of changes, and the bits of all values, errors and ranges after it.
  private static func run() throws -> String {
    var session = try BoxesSession(count: 20, seed: 77)
    for _ in 0..<300 { try session.change() }
    let solver = session.solver
    let numbers =
      session.variables.map { solver.value(of: $0) } + solver.errors.map(\.error)
      + session.variables.prefix(8).map { solver.range(of: $0).upperBound }
    return numbers.map { String($0.bitPattern, radix: 16) }.joined(separator: " ")
  }
}
