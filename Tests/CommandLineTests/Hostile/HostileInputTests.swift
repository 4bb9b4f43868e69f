import Foundation
import Testing

/// Files, streams, flags and signals that nobody means well with, each named for its row in the list
/// of hostile inputs; the rows on texts are tests of the language. Row 26 and rows 35 to 37 on
/// outputs are also among ``OutputFileTests``.
@Suite("Hostile inputs, to the tool")
struct HostileInputTests {
  @Test("Row 13: files without end, devices and pipes", arguments: endlessCases)
  func endless(_ example: ToolCase) throws { try example.check() }

  private static let endlessCases = [
    ToolCase(
      "a file of 1 GiB", "truncate -s 1G a.layout; constraint-cli check a.layout", 2, "E0504",
      "8388608"),
    ToolCase("a device", "constraint-cli solve /dev/zero", 2, "E0504", "it is a device"),
    ToolCase("a device on stdin", "constraint-cli check - < /dev/zero", 2, "8388608"),
    ToolCase("an endless stream", "yes '// y' | constraint-cli check -", 2, "8388608"),
    ToolCase(
      "an endless pipe", "mkfifo p; yes '// y' > p & constraint-cli check p", 2, "E0504",
      "8388608"),
    ToolCase(
      "a smaller limit", "echo 'width == 1' | constraint-cli solve - --max-file-size 9", 2, "9"),
    ToolCase(
      "a pipe", "mkfifo p; echo 'canvas: (3, 4)' > p & constraint-cli solve p", 0, " 3 "),
  ]

  /// The tool has read the file when it waits for what the file imports.
  @Test(
    "Row 15: a file that is deleted or shortened meanwhile was read whole",
    arguments: [": > a.layout", "rm a.layout", "echo '// another' > b; mv b a.layout"])
  func vanishing(change: String) throws {
    let example = ToolCase(
      change,
      """
      printf 'import A from "p"\\nA a { left, top == super }\\nview b { left == c.right }\\n' \
      > a.layout
      mkfifo p
      constraint-cli check a.layout > said & exec 3> p
      \(change)
      echo 'component A { size == 1 }' >&3; exec 3>&-
      wait $!; s=$?; cat said; exit $s
      """, 1, "E0301", "a.layout:3:18", "3  | view b { left == c.right }")
    try example.check()
  }

  @Test("Rows 25 and 26: imports that lead astray", arguments: astrayCases)
  func imports(_ example: ToolCase) throws { try example.check() }

  private static let astrayCases = [
    ToolCase(
      "out of the root",
      "echo 'import A from \"../../../../../../etc/passwd\"' > a.layout; constraint-cli check a.layout",
      2, "E0503", "a.layout:1:15"),
    ToolCase(
      "absolute", "echo 'import A from \"/etc/passwd\"' > a.layout; constraint-cli check a.layout",
      2, "E0503", "a.layout:1:15"),
    ToolCase(
      "link out of the root",
      "ln -s /etc/passwd b.layout; echo 'import A from \"b.layout\"' > a.layout; constraint-cli check a.layout",
      2, "E0503", "a.layout:1:15", "/etc/passwd, outside"),
    ToolCase(
      "data out of the root",
      "echo 'data d from \"/etc/hostname\"' > a.layout; constraint-cli check a.layout", 2, "E0503"),
    ToolCase(
      "missing, out of the root",
      "echo 'import A from \"../../../../none\"' > a.layout; constraint-cli check a.layout", 2,
      "E0503"),
    ToolCase(
      "from stdin, out of the current folder",
      "mkdir d; cd d; echo 'component A { size == 1 }' > ../b.layout;"
        + " echo 'import A from \"../b.layout\"' | constraint-cli check - --stdin-name ../a.layout",
      2, "E0503", "../a.layout:1:15"),
    ToolCase(
      "a folder",
      "mkdir b.layout; echo 'import A from \"b.layout\"' > a.layout; constraint-cli check a.layout",
      2, "E0504", "a.layout:1:15", "it is a directory"),
    ToolCase(
      "a device",
      "ln -s /dev/zero b.layout; echo 'import A from \"b.layout\"' > a.layout; constraint-cli check --root / a.layout",
      2, "E0504", "a.layout:1:15", "it is a device"),
    ToolCase(
      "257 files",
      """
      i=1; while [ $i -le 257 ]; do
      printf 'import C%d from "%d.layout"\\ncomponent C%d { size == 1 }\\n' \
      $((i + 1)) $((i + 1)) $i > $i.layout; i=$((i + 1)); done
      constraint-cli check 1.layout
      """, 2, "E0701", "256.layout:1:18", "more than 256 files"),
  ]

  @Test(
    "Row 27: one file under two names is one module",
    arguments: [
      "ln -s a.layout b.layout", "ln a.layout b.layout",
      "mkdir d; ln -s ../a.layout d/b; ln -s d/b b.layout",
    ])
  func oneFile(link: String) throws {
    let example = ToolCase(
      link,
      "echo 'import A from \"b.layout\"' > a.layout; \(link); constraint-cli check a.layout", 1,
      "E0501", "a.layout:1:1", "import cycle")
    try example.check()
  }

  @Test("Rows 30 and 31: numbers out of range on the command line", arguments: numberCases)
  func numbers(_ example: ToolCase) throws { try example.check() }

  private static let numberCases =
    [
      ToolCase(
        "a parameter",
        "echo 'param images: int = 1' | constraint-cli solve - --set images=9999999999999999999",
        64, "E0104", "--set images:1:1", "`9999999999999999999` overflows"),
      ToolCase(
        "no width", ": | constraint-cli solve - --width 0", 0, "root        0      0      0"),
      ToolCase("the largest width", ": | constraint-cli solve - --width 1e9", 0, "1000000000"),
      ToolCase(
        "a width in the file", "echo 'canvas: (-1, 3)' | constraint-cli solve -", 1, "E0104",
        "<stdin>:1:10", "`canvas` is -1"),
    ]
    + ["-1", "1e308", "1e10", "1e999", "nan", "inf", "0x10", ""].map {
      ToolCase(
        "the width \($0)", ": | constraint-cli solve - --width '\($0)'", 64,
        "'\($0)' is invalid for '--width <n>'", "from 0 to 1e9")
    }

  @Test(
    "Row 38: files that can't be read, and names that can't be shown", arguments: unreadableCases)
  func unreadable(_ example: ToolCase) throws { try example.check() }

  /// Runs as someone who isn't root, whom no permission stops.
  static let unprivileged = """
    as_user() { if [ "$(id -u)" = 0 ]; then \
    setpriv --reuid 65534 --regid 65534 --clear-groups "$@"; else "$@"; fi; }

    """

  private static let unreadableCases = [
    ToolCase(
      "no permission",
      unprivileged + "echo > a.layout; chmod 0 a.layout; as_user constraint-cli check a.layout", 2,
      "E0504", "permission denied"),
    ToolCase(
      "dangling link", "ln -s none l.layout; constraint-cli check l.layout", 2, "E0504",
      "l.layout"),
    ToolCase("link to itself", "ln -s l l; constraint-cli check l", 2, "E0504"),
    ToolCase(
      "newline and escape", "constraint-cli check \"$(printf 'a\\n\\033[31mb')\"", 2, "E0504",
      "a\\u{a}\\u{1b}[31mb"),
    ToolCase(
      "newline and escape in a folder",
      "mkdir d; echo 'left == b' > \"d/$(printf 'a\\n\\033[31mb').layout\"; constraint-cli check d",
      1, "E0301", "d/a\\u{a}\\u{1b}[31mb.layout:1:9"),
    ToolCase("not UTF-8", "constraint-cli check \"$(printf 'a\\377b')\"", 2, "E0504"),
  ]

  @Test("Row 39: what would command a terminal or a browser is escaped", arguments: escapeCases)
  func escapes(_ example: ToolCase) throws { try example.check() }

  private static let label =
    "printf 'param t = \"a\"\\nlabel a { left, top == super; text: t }\\n' > a.layout; "
  private static let evil = "--set 't=\"\\u001b]0;x\\u0007</script>&]]>\"'"

  private static let escapeCases = [
    ToolCase(
      "in a layout", "printf '// a \\033]0;x\\007\\n' | constraint-cli check -", 1, "E0103",
      "<stdin>:1:6", "// a \\u{1b}]0;x\\u{7}"),
    ToolCase(
      "in a table", label + "constraint-cli solve a.layout \(evil)", 0,
      "\"\\u{1b}]0;x\\u{7}</script>&]]>\""),
    ToolCase(
      "in JSON", label + "constraint-cli solve -f json a.layout \(evil)", 0,
      "\"text\":\"\\u001b]0;x\\u0007</script>&]]>\""),
    ToolCase(
      "in SVG", label + "constraint-cli render a.layout \(evil)", 0,
      ">�]0;x�&lt;/script&gt;&amp;]]&gt;</text>"),
    ToolCase(
      "in a parameter's name",
      label + "constraint-cli solve a.layout --set \"$(printf '\\033]0;x\\007')=1\"", 64, "E0308",
      "\\u{1b}]0;x\\u{7}"),
    ToolCase(
      "in a flag", "constraint-cli solve \"--$(printf '\\033]0;x\\007')\"", 64, "\\u{1b}]0;x\\u{7}"),
    ToolCase(
      "in data",
      "echo 'data d: int from \"d.json\"' > a.layout; echo '\"\\u001b]0;x\\u0007\"' > d.json;"
        + " constraint-cli check a.layout", 1, "E0602", "d.json:1:1"),
  ]
}
