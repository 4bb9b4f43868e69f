extension DiagnosticCatalogue {
  /// E01: what can't be read.
  static let textEntries: [Entry] = [
    Entry(
      .unexpectedToken, "unexpected token",
      """
      The text doesn't follow the grammar: the message says what was expected at the caret and what \
      stands there. Common slips are `=` for `==` (a constraint is stated with `==`, `>=` or `<=`; \
      `=` binds a name; `:` sets a property), two comparisons in one constraint, `{` on a line of \
      its own, a space in `@high-1`, and marks of an East Asian keyboard such as `：` and `（`.
      """),
    Entry(
      .unterminated, "unterminated comment or string",
      """
      A string ends on the line it begins on; write a line break within it as `\\n`. A comment that \
      begins with `/*` ends at its `*/`, and comments nest, so one that holds another `/*` needs two \
      of them. The label stands where the string or comment was opened.
      """),
    Entry(
      .invalidText, "not a text in UTF-8",
      """
      Files are read as UTF-8; a byte order mark at the start is skipped. Other encodings are not \
      guessed: convert the file, for example with `iconv -f GBK -t UTF-8 old.layout > new.layout`. \
      Control characters other than tab and newline are refused; in a string write them as \
      `\\u{1b}`.
      """),
    Entry(
      .numberOutOfRange, "number out of range",
      """
      Numbers in a layout are at most 1e12 in magnitude, sizes of a canvas lie between 0 and 1e9, \
      and numbers in data are those of IEEE double precision. Larger ones are refused rather than \
      becoming infinite.
      """),
    Entry(
      .unmatchedBracket, "unmatched bracket",
      """
      A bracket isn't closed, is closed by one of another kind, or closes nothing. For braces the \
      indentation is compared with the nesting to find the block that was probably meant to end \
      earlier; indentation has no other meaning.
      """),
    Entry(
      .unsupportedVersion, "unsupported language version",
      """
      `layout 1` at the start of a file says which version of the language it is written in. A file \
      that asks for another version needs a tool that knows it.
      """),
    Entry(
      .badPriority, "bad priority",
      """
      A priority is a number above 0 and up to 1000, fractions allowed, or one of the levels `@low` \
      (250), `@medium` (500), `@high` (750) and `@required` (1000, what a constraint has without \
      any), with an offset written without spaces as in `@high-1`. Anything else goes into \
      parentheses: `@(250 + i)`.
      """),
  ]
}
