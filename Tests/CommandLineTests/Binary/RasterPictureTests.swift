import Foundation
import TestSupport
import Testing

/// `render -f png` with a program in the place of `rsvg-convert`, and with the real one where it is
/// installed.
@Suite struct RasterPictureTests {
  private static let row = Fixtures.url("cli/inputs/row.layout").path()
  /// Before a picture in PNG.
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A folder with a shell script that is called `rsvg-convert`.
  private static func withConverter<Value>(
    _ script: String, _ body: (URL) throws -> Value
  ) throws -> Value {
    try withTemporaryFolder { folder in
      let program = try folder.writing("#!/bin/sh\n" + script + "\n", to: "bin/rsvg-convert")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: program.path())
      return try body(folder)
    }
  }

  private static func render(_ arguments: [String], in folder: URL) throws
    -> CommandLineTool.Outcome
  {
    try CommandLineTool.run(
      ["render", row, "-f", "png"] + arguments, in: folder,
      environment: ["PATH": folder.appending(path: "bin").path() + ":/usr/bin:/bin"])
  }

  @Test("The converter gets the SVG and the zoom, and what it writes becomes the file")
  func converts() throws {
    let script = #"printf '\211PNG %s ' "$*"; head -c 4; printf '\000\377'"#
    try Self.withConverter(script) { folder in
      let outcome = try Self.render(["--zoom", "3", "-o", "row.png"], in: folder)
      #expect(outcome.status == 0, "\(outcome.error)")
      let written = try Data(contentsOf: folder.appending(path: "row.png"))
      #expect(
        written == Data([0x89]) + Data("PNG --format=png --zoom=3 <svg".utf8) + Data([0, 0xFF]))
      #expect(try folder.names == ["bin", "row.png"])
    }
  }

  @Test("Bytes go to stdout as they are, twice as large as points")
  func standardOutput() throws {
    try Self.withConverter("cat >/dev/null; echo \"$*\"") { folder in
      let outcome = try Self.render([], in: folder)
      #expect(outcome.output == "--format=png --zoom=2\n")
      #expect(outcome.status == 0)
    }
  }

  @Test(
    "A converter that fails is quoted, and the file stays as it was",
    arguments: [
      (
        "echo 'no room on\nthe canvas' >&2; exit 3",
        "error: rsvg-convert failed: no room on\nthe canvas\n"
      ),
      ("exit 3", "error: rsvg-convert made no picture and ended with 3\n"),
      ("exit 0", "error: rsvg-convert made no picture and ended with 0\n"),
      ("kill -9 $$", "error: rsvg-convert made no picture and ended with 137\n"),
    ])
  func fails(script: String, message: String) throws {
    try Self.withConverter(script) { folder in
      try folder.writing("before", to: "row.png")
      let outcome = try Self.render(["-o", "row.png"], in: folder)
      #expect(outcome.error == message)
      #expect(outcome.status == 2)
      #expect(try folder.appending(path: "row.png").text() == "before")
    }
  }

  @Test("Where there's no converter, it says what to install")
  func missing() throws {
    try withTemporaryFolder { folder in
      let outcome = try CommandLineTool.run(
        ["render", Self.row, "-f", "png", "-o", "row.png"], in: folder,
        environment: ["PATH": folder.path()])
      #expect(outcome.error.contains("needs rsvg-convert, which isn't installed"))
      #expect(outcome.error.contains("librsvg2-bin"))
      #expect(outcome.status == 2)
      #expect(try folder.names.isEmpty)
    }
  }

  @Test("Nothing is written to a terminal", .enabled(if: isExecutable("/usr/bin/script")))
  func terminal() throws {
    let outcome = try CommandLineTool.shell(
      "script -qec 'constraint-cli render \(Self.row) -f png' /dev/null </dev/null")
    #expect(outcome.output.contains("a picture in PNG isn't for the terminal"))
    #expect(outcome.status == 2)
  }

  @Test(
    "The real converter makes a picture with the pixels that were asked for",
    .enabled(if: isExecutable("/usr/bin/rsvg-convert")))
  func real() throws {
    try withTemporaryFolder { folder in
      let outcome = try CommandLineTool.run(
        ["render", Self.row, "-f", "png", "--zoom", "2", "-o", "row.png"], in: folder)
      #expect(outcome.status == 0, "\(outcome.error)")
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: "row.png")))
      #expect(bytes.starts(with: Self.signature))
      // The width stands behind the signature and the header's length and name.
      let width = bytes[16..<20].reduce(0) { $0 << 8 | Int($1) }
      #expect(width == 2 * (375 + 32))
    }
  }

  private static func isExecutable(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
