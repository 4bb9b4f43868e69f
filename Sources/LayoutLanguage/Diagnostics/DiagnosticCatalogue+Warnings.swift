extension DiagnosticCatalogue {
  /// W10: what is allowed but is probably not meant. A comment `// allow(W1001): reason` on the line
  /// before keeps one silent.
  static let warningEntries: [Entry] = [
    Entry(
      .unused, "unused name",
      "A view, parameter, constant or import has no part in the layout: nothing refers to it."),
    Entry(
      .duplicateConstraint, "duplicate constraint",
      """
      The same constraint is stated twice in one place. If it is required, one of them can go; if it is \
      optional, both count against other wishes of its priority, and it may win where once it wouldn't.
      """),
    Entry(
      .impliedConstraint, "implied constraint",
      "The constraint already follows from the labelled ones and changes nothing."),
    Entry(
      .inertPriority, "inert priority",
      """
      A constraint of lower priority can never have an effect, since required ones fix the same \
      value otherwise, or since it sizes a child of a waterfall or a flow by what isn't known before \
      the children are placed.
      """),
    Entry(
      .ambiguousLayout, "ambiguous layout",
      """
      The constraints leave an edge or a size free, and a frame is chosen for it; see E0402, which is \
      the same as an error. Ties between constraints of one priority are settled by their order and \
      aren't told.
      """),
    Entry(
      .overflowingFrame, "overflowing frame",
      "A view extends past the view that holds it."),
    Entry(
      .fractionalIndexDivision, "`/` on a loop index",
      """
      `/` divides exactly, so `i / 3` is 0.333 for i = 1. For rows and columns of a grid write \
      `i div 3` and `i % 3`.
      """),
    Entry(
      .suspiciousSign, "sign looks wrong",
      """
      `right == super + 20` puts the edge outside its parent, `left == super - 20` too. An inset from \
      a far edge is `super - 20`, or `inset 20` for all edges.
      """),
    Entry(
      .unboundedWrappingLabel, "wrapping label without a width limit",
      """
      A label of several lines that nothing limits in width is as wide as its longest line and never \
      wraps. Fix its width, or give `maxTextWidth`.
      """),
    Entry(
      .hiddenDirectionCharacter, "hidden direction character",
      """
      A string or comment holds an invisible character that changes the order in which the text \
      around it is shown, so that it may read otherwise than it is (CVE-2021-42574). Where it is \
      meant, write it as an escape.
      """),
    Entry(
      .badlyScaled, "badly scaled constraint",
      """
      A constraint's coefficients differ by so many orders of magnitude that the smaller ones are \
      lost in rounding.
      """),
    Entry(
      .textRemeasured, "text measured at another width",
      """
      A label's height was measured at one width and the layout then gave it another, at which its \
      lines break differently. There's no third pass: fix the label's width, or give \
      `maxTextWidth`.
      """),
    Entry(
      .repeated, "property or label given twice",
      """
      A block sets the same property twice, of which only the last counts, or two statements have the \
      same label, so that an `expect` means both. Setting a property again in another block, as in \
      `title { font: 20 }`, isn't told.
      """),
    Entry(
      .invisibleView, "view without a size",
      """
      An image, or a box with a `fill` or a `stroke`, is 0 wide or high, and nothing says that it \
      should be: the pull of an `auto` side has squeezed it, or a container has placed it by a size \
      that it hasn't, or that isn't known before. Say the size, or a ratio.
      """),
    Entry(
      .mixedDirections, "sides that change places, and sides that don't",
      """
      Right to left, `leading` and `trailing` change places and `left` and `right` don't, so a \
      constraint between the two puts a view elsewhere, perhaps outside. Take one or the other on \
      both sides.
      """),
    Entry(
      .similarField, "data key close to the name of an absent field",
      """
      A record of the data lacks an optional field, and has a key that is nearly its name. Keys that \
      no field has are let be otherwise.
      """),
    Entry(
      .unknownAllowance, "comment that allows an unknown code",
      """
      A comment `// allow(…)` names a code that no warning has, so it silences nothing. Errors \
      can't be silenced.
      """),
    Entry(
      .cutText, "text that is cut",
      """
      A label or button has less room than its text needs. It isn't told where the file says that the \
      text may be cut: a label that states its `lines` may be cut after them, one whose side is held \
      by an inequality such as `right <= super - 16`, a view whose `compression` is below 750, and one \
      that is said to be 0 wide or high. Of a label of one line the height is told only where its \
      capitals have no room. For one place write `// allow(W1018): reason` on the line before.
      """),
  ]
}
