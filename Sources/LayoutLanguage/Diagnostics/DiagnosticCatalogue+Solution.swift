extension DiagnosticCatalogue {
  /// E04: the solution.
  static let solutionEntries: [Entry] = [
    Entry(
      .unsatisfiable, "unsatisfiable constraints",
      """
      No frames satisfy all required constraints. The labelled ones contradict each other, and none \
      of them can be spared: take any one away and the rest of them can hold. Lower one of them \
      (`@high`), or remove it.
      """),
    Entry(
      .ambiguous, "ambiguous layout",
      """
      The constraints leave an edge or a size free: more than one layout is best. The label says \
      which side of which axis is free, the help what would fix it. `solve` prints a frame \
      nonetheless and tells this as W1005.
      """),
    Entry(
      .solverGaveUp, "the solver gave up",
      """
      The layout engine asked the solver for something that the solver doesn't hold, such as a \
      variable that isn't its own. That is no fault of the file but of this program: no input is \
      known that has it, so there is no example. Please report the file with its data and options. \
      Numbers that the solver can't reckon with are E0104 instead, constraints that contradict each \
      other E0401.
      """),
    Entry(
      .unrelatedViews, "view out of a component's reach",
      """
      A component reaches its own views, its parameters, `super` and `root`, and no view of the file \
      that makes an instance of it. State the constraint there, where both are visible.
      """),
    Entry(
      .undeterminedContainerWidth, "undetermined width of a container",
      """
      A waterfall or a flow places its children by its own width, so the constraints outside must \
      fix that width: pin both sides or state a width.
      """),
  ]

  /// E05 to E08: files, data, limits and expectations.
  static let inputEntries: [Entry] = [
    Entry(
      .importCycle, "import cycle",
      """
      Files import each other in a circle; the notes list each step. Move what both need into a \
      third file.
      """),
    Entry(
      .importNotFound, "import not found",
      """
      There's no such file beside the importing one, or the file declares no component, type or \
      constant of that name. Paths are relative to the file that imports.
      """),
    Entry(
      .importOutsideRoot, "import leaves the root",
      """
      Imports and data stay within the root folder, which is the input's own folder unless \
      `--root DIR` names another. Links are followed before this is checked.
      """),
    Entry(
      .unreadableFile, "unreadable file",
      """
      The file exists but can't be read: no permission, a folder, a device, or larger than the \
      limit.
      """),
    Entry(
      .malformedJSON, "malformed JSON",
      """
      Data is JSON as RFC 8259 defines it: keys and strings in double quotes, no comment, no comma \
      after the last element, no NaN. The first fault is told with its line and column.
      """),
    Entry(
      .dataTypeMismatch, "data doesn't match its type",
      """
      A value of the data isn't what the declared `type` says; the message gives the path to the \
      value and the label the declaration. `3.0` is an int, `3.5` and `"3"` are not; a field that may \
      be missing or null is declared with `?`.
      """),
    Entry(
      .duplicateKey, "duplicate key in JSON",
      """
      An object has a key twice. Readers of JSON differ on which of them counts, so it is refused. \
      Keys are compared by canonical equivalence.
      """),
    Entry(
      .limitReached, "limit reached",
      """
      The layout asks for more statements, views, text or files than the limits allow, which protects \
      from a loop that was meant to be shorter. The options `--max-statements`, `--max-views` and \
      `--max-file-size` raise them.
      """),
    Entry(
      .recursiveComponent, "recursive component",
      """
      A component contains itself, directly or through others, without a condition that ends it. \
      Recursion is allowed as long as it stops within 64 levels.
      """),
    Entry(
      .nestingTooDeep, "nesting too deep",
      """
      Blocks may nest 128 levels deep (an `else if` counts as one), expressions and the values of \
      JSON 256. A sum of many terms nests too, to the left.
      """),
    Entry(
      .expectationFailed, "expectation failed",
      """
      The layout is solved and an `expect` doesn't hold. The message gives the value, what was \
      expected and the difference, and names the constraint that decides the value. Without `±` the \
      tolerance is 1e-6 times the expected value, at least 1e-6.
      """),
    Entry(
      .expectationUncertain, "expectation not certain",
      """
      The expectation holds in some of the best layouts but not in all: something is free, and the \
      message gives its range. Fix what's free, or expect the range.
      """),
  ]
}
