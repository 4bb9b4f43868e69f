internal import LayoutLanguage

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A picture as PNG, which `rsvg-convert` makes of SVG.
enum RasterPicture {
  /// - Parameter zoom: The pixels of a point, along each side.
  static func png(of svg: String, zoom: Int) throws(ToolError) -> [UInt8] {
    let process: ChildProcess
    do {
      process = try ChildProcess.run(
        program, ["--format=png", "--zoom=\(zoom)"], input: .text(svg))
    } catch {
      throw failure(error)
    }
    guard process.status == 0, !process.output.isEmpty else { throw failure(process) }
    return process.output
  }

  private static let program = "rsvg-convert"

  private static func failure(_ error: SystemError) -> ToolError {
    guard error.number == ENOENT else {
      return ToolError(message: "cannot run \(program): \(error.message)")
    }
    return ToolError(
      message: "'--format png' needs \(program), which isn't installed; "
        + "on Debian and Ubuntu it is in the package librsvg2-bin")
  }

  /// In the program's own words, where it has some.
  private static func failure(_ process: ChildProcess) -> ToolError {
    let lines = String(decoding: process.error, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map { String($0).safeToShow }
    guard !lines.isEmpty else {
      return ToolError(message: "\(program) made no picture and ended with \(process.status)")
    }
    return ToolError(message: "\(program) failed: " + lines.joined(separator: "\n"))
  }
}
