extension DiagnosticCatalogue {
  /// E02: types and linearity.
  static let meaningEntries: [Entry] = [
    Entry(
      .typeMismatch, "type mismatch",
      """
      A value isn't of the type that its place asks for. Nothing is converted silently: the string \
      "14" is no number. Data can be described with `type`, so that a mismatch is found where the \
      data is read.
      """),
    Entry(
      .notLinear, "not linear",
      """
      A constraint is linear: attributes may be multiplied and divided by known numbers and added. \
      The product or quotient of two attributes, and `min` or `max` of one, are none of this, since \
      neither side is known before solving. For a maximum state `>=` for each candidate and let the \
      size be pulled together with `height: auto`.
      """),
    Entry(
      .missingAttribute, "no attribute on the left",
      """
      `avatar == name` says nothing of what is equal. Write the attribute on the left, `left`, \
      `centerY` or a group such as `edges`; on the right a view alone means the same attribute of \
      it.
      """),
    Entry(
      .mixedAxes, "axes mixed",
      """
      A horizontal position can't be compared with a vertical one, nor a position with a size. Sizes \
      may be mixed: `width == height` makes a square, and `height == width * 0.75` keeps a ratio.
      """),
    Entry(
      .conditionDependsOnSolution, "condition depends on the solution",
      """
      `if`, `for` and `?:` are decided before solving, from parameters, data and a fixed canvas, and \
      so are texts and other properties; a frame isn't known then. To choose by what fits, \
      state both wishes with different priorities, or test the data that makes the difference.
      """),
    Entry(
      .bareNumberForFarEdge, "bare number for a far edge",
      """
      `right == 20` could mean 20 from the left or 20 inside the right edge, so it is refused for \
      right, bottom, trailing, the centres and baselines. Write `right == super - 20` or \
      `right == super.left + 20`.
      """),
    Entry(
      .divisionByZero, "division by zero",
      """
      A divisor is 0 for the values at hand; the notes show through which calls and loops they came. \
      Guard the division with `count == 0 ? 0 : width / count`.
      """),
    Entry(
      .tupleSize, "tuple of the wrong size",
      """
      A tuple is matched with the attributes on the left by position: `size` has two (width, \
      height), `edges` four (left, top, right, bottom). Give as many values, or one number for all.
      """),
  ]

  /// E03: names.
  static let nameEntries: [Entry] = [
    Entry(
      .unknownName, "unknown name",
      """
      No view, variable, constant, parameter or label of this name is visible here. Views are \
      visible in the whole body of the view that holds them; a `let` after its line; a component \
      sees its own views, its parameters, `super` and `root`. A name that looks right may hold a \
      letter of another script, which the help points out.
      """),
    Entry(
      .unknownMember, "unknown attribute, property or member",
      """
      The object has no such attribute, property or member. The attributes are left, right, top, \
      bottom, leading, trailing, width, height, centerX, centerY and the baselines; the groups \
      edges, horizontal, vertical, size and center.
      """),
    Entry(
      .redeclaration, "name already declared",
      """
      A body has one view, variable or parameter of a name. In a loop each turn makes another, so it \
      needs an index: `image cell[i]`; then two turns may not give the same index.
      """),
    Entry(
      .unknownField, "unknown data field",
      """
      The data has no field of this name; if it has a `type`, the label shows its declaration. \
      Fields that may be missing are declared with `?`, as in `picture: string?`.
      """),
    Entry(
      .notPresent, "not present in this run",
      """
      The view exists only under a condition that doesn't hold, or has an index that no turn of the \
      loop made. Guard the use with the same condition, such as `if images > 0`.
      """),
    Entry(
      .missingParameterValue, "parameter without value",
      """
      A `param` without a default needs a value for each run: `--set images=3` on the command line, \
      an argument of a test, or the inputs of the library.
      """),
    Entry(
      .missingArgument, "missing argument",
      "A parameter of the component has no default and the call gives no value for it."),
    Entry(
      .unknownArgument, "unknown argument",
      """
      What is given has no place to go: a component, a function or a file has no parameter of this \
      name, or fewer of them than are given. A file's are its `param` and `data` declarations, which \
      `--set`, `--data` and the arguments of a test name.
      """),
    Entry(
      .unknownComponent, "unknown kind or component",
      """
      What stands before a view's name is `view`, `label`, `button`, `image`, `row`, `column`, \
      `waterfall`, `flow` or a component. Components of other files are imported by name: \
      `import NineGrid from "nine-grid.layout"`.
      """),
    Entry(
      .superAtTopLevel, "`super` at top level",
      """
      The top level of a file is the body of the root view, which lies in no other. Its own \
      attributes are written bare or as `root.width`.
      """),
    Entry(
      .reservedName, "reserved name",
      """
      The reserved words (let, var, if, else, for, in, true, false, null, self, super, root, prev, \
      inset, div, as, expect) and the names of attributes and their groups can't name anything else, \
      since a constraint could not tell them apart. Components are capitalised, so that they never \
      have the name of a kind of view.
      """),
  ]
}
