// What the code of Documentation/Porting.md is checked with; see check-porting.py.
import ConstraintKit
import Foundation

/// Collects what doesn't come out as the guide says.
final class Findings {
  private(set) var faults: [String] = []
  private(set) var checks = 0
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
  func row(_ line: Int, _ body: (Scene) throws -> Void) {
    checks += 1
    do {
      let scene = Scene()
      try body(scene)
      _ = try scene.screen.solve(width: 375, height: 667)
    } catch {
      faults.append("line \(line): \(error)")
    }
  }

  func block(_ line: Int, _ body: () throws -> Void) {
    checks += 1
    do { try body() } catch { faults.append("block in line \(line): \(error)") }
  }

  private func compare(_ value: String, with expected: String, line: Int) {
    guard !matches(value, expected) else { return }
    faults.append("line \(line): the guide says\n\(expected)\nand it is\n\(value)")
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
