public import ConstraintKit
import Foundation

/// Prints frames, and writes a picture where the command line ends with `--svg PATH`.
public struct Output {
  private let picturePath: String?

  /// Reads the command line.
  public init(_ arguments: [String] = CommandLine.arguments) {
    let flag = arguments.firstIndex(of: "--svg")
    picturePath = flag.flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
  }

  /// Prints a layout under a title.
  public func show(_ title: String, _ solution: LayoutSolution) throws {
    print("# \(title)\n\(solution)\n")
    guard let picturePath else { return }
    try solution.svg().write(toFile: picturePath, atomically: true, encoding: .utf8)
  }
}
