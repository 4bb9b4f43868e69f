// What the Swift code of documents is checked with; see check-swift-code.py.
import ConstraintKit
import Foundation

/// Collects what doesn't come out as a document says.
final class Findings {
  private var faults: [String] = []
  private var checks = 0
  private var printed = ""

  func check(_ value: Any?, is expected: String, line: Int) {
    checks += 1
    compare(value.map(text) ?? "nil", with: expected, line: line)
  }

  func check(throws expected: String, line: Int, _ body: () throws -> Void) {
    checks += 1
    do {
      try body()
      faults.append("line \(line): nothing is thrown")
    } catch {
      compare("\(error)", with: expected, line: line)
    }
  }

  func print(_ value: Any) { printed += text(value) + "\n" }

  func checkPrinted(_ expected: String, line: Int) {
    checks += 1
    compare(printed, with: expected, line: line)
    printed = ""
  }

  /// A row of a table is part of a layout that can be solved.
  func row(_ line: Int, _ body: () throws -> LayoutView) {
    block(line) { _ in _ = try body().solve(width: 375, height: 667) }
  }

  func block(_ line: Int, _ body: (Findings) throws -> Void) {
    checks += 1
    do { try body(self) } catch { faults.append("line \(line): \(error)") }
  }

  @MainActor
  func asynchronousBlock(
    _ line: Int, _ body: @MainActor (Findings) async throws -> Void
  ) async {
    checks += 1
    do { try await body(self) } catch { faults.append("line \(line): \(error)") }
  }

  func finish(_ name: String) {
    for fault in faults { Swift.print("\(name), \(fault)") }
    Swift.print("\(name): \(checks) checks, \(faults.count) faults")
    if !faults.isEmpty { exit(1) }
  }

  private func compare(_ value: String, with expected: String, line: Int) {
    guard !matches(value, expected) else { return }
    faults.append("line \(line): the document says\n\(expected)\nand it is\n\(value)")
  }

  /// `…` stands for anything.
  private func matches(_ value: String, _ expected: String) -> Bool {
    let parts = expected.components(separatedBy: "…").map(NSRegularExpression.escapedPattern)
    let pattern = "(?s)\\A" + parts.joined(separator: ".*") + "\\z"
    return value.range(of: pattern, options: .regularExpression) != nil
  }

  private func text(_ value: Any) -> String {
    switch value {
    case let rect as LayoutRect:
      "(\(short(rect.x)), \(short(rect.y)), \(short(rect.width)), \(short(rect.height)))"
    case let size as LayoutSize: "(\(short(size.width)), \(short(size.height)))"
    case let number as Double: short(number)
    case let optional as Any? where Mirror(reflecting: value).displayStyle == .optional:
      optional.flatMap { Mirror(reflecting: $0).children.first }.map { text($0.value) } ?? "nil"
    default: "\(value)"
    }
  }

  /// Three decimals at most.
  private func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
