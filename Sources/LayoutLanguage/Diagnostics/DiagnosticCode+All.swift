extension DiagnosticCode {
  // MARK: The text
  /// E0101: unexpected token.
  public static let unexpectedToken = DiagnosticCode("E0101")
  /// E0102: unterminated comment or string.
  public static let unterminated = DiagnosticCode("E0102")
  /// E0103: not a text in UTF-8.
  public static let invalidText = DiagnosticCode("E0103")
  /// E0104: number out of range.
  public static let numberOutOfRange = DiagnosticCode("E0104")
  /// E0105: unmatched bracket.
  public static let unmatchedBracket = DiagnosticCode("E0105")
  /// E0106: unsupported language version.
  public static let unsupportedVersion = DiagnosticCode("E0106")
  /// E0110: bad priority.
  public static let badPriority = DiagnosticCode("E0110")

  // MARK: Types and linearity
  /// E0201: type mismatch.
  public static let typeMismatch = DiagnosticCode("E0201")
  /// E0202: not linear.
  public static let notLinear = DiagnosticCode("E0202")
  /// E0203: no attribute on the left.
  public static let missingAttribute = DiagnosticCode("E0203")
  /// E0204: axes mixed.
  public static let mixedAxes = DiagnosticCode("E0204")
  /// E0205: condition depends on the solution.
  public static let conditionDependsOnSolution = DiagnosticCode("E0205")
  /// E0206: bare number for a far edge.
  public static let bareNumberForFarEdge = DiagnosticCode("E0206")
  /// E0207: division by zero.
  public static let divisionByZero = DiagnosticCode("E0207")
  /// E0208: tuple of the wrong size.
  public static let tupleSize = DiagnosticCode("E0208")

  // MARK: Names
  /// E0301: unknown name.
  public static let unknownName = DiagnosticCode("E0301")
  /// E0302: unknown attribute, property or member.
  public static let unknownMember = DiagnosticCode("E0302")
  /// E0303: name already declared.
  public static let redeclaration = DiagnosticCode("E0303")
  /// E0304: unknown data field.
  public static let unknownField = DiagnosticCode("E0304")
  /// E0305: not present in this run.
  public static let notPresent = DiagnosticCode("E0305")
  /// E0306: parameter without value.
  public static let missingParameterValue = DiagnosticCode("E0306")
  /// E0307: missing argument.
  public static let missingArgument = DiagnosticCode("E0307")
  /// E0308: unknown argument.
  public static let unknownArgument = DiagnosticCode("E0308")
  /// E0309: unknown kind or component.
  public static let unknownComponent = DiagnosticCode("E0309")
  /// E0310: `super` at top level.
  public static let superAtTopLevel = DiagnosticCode("E0310")
  /// E0311: reserved name.
  public static let reservedName = DiagnosticCode("E0311")

  // MARK: The solution
  /// E0401: unsatisfiable constraints.
  public static let unsatisfiable = DiagnosticCode("E0401")
  /// E0402: ambiguous layout.
  public static let ambiguous = DiagnosticCode("E0402")
  /// E0403: the solver gave up.
  public static let solverGaveUp = DiagnosticCode("E0403")
  /// E0404: view out of a component's reach.
  public static let unrelatedViews = DiagnosticCode("E0404")
  /// E0405: undetermined width of a container.
  public static let undeterminedContainerWidth = DiagnosticCode("E0405")

  // MARK: Files
  /// E0501: import cycle.
  public static let importCycle = DiagnosticCode("E0501")
  /// E0502: import not found.
  public static let importNotFound = DiagnosticCode("E0502")
  /// E0503: import leaves the root.
  public static let importOutsideRoot = DiagnosticCode("E0503")
  /// E0504: unreadable file.
  public static let unreadableFile = DiagnosticCode("E0504")

  // MARK: Data
  /// E0601: malformed JSON.
  public static let malformedJSON = DiagnosticCode("E0601")
  /// E0602: data doesn't match its type.
  public static let dataTypeMismatch = DiagnosticCode("E0602")
  /// E0603: duplicate key in JSON.
  public static let duplicateKey = DiagnosticCode("E0603")

  // MARK: Limits
  /// E0701: limit reached.
  public static let limitReached = DiagnosticCode("E0701")
  /// E0702: recursive component.
  public static let recursiveComponent = DiagnosticCode("E0702")
  /// E0703: nesting too deep.
  public static let nestingTooDeep = DiagnosticCode("E0703")

  // MARK: Expectations
  /// E0801: expectation failed.
  public static let expectationFailed = DiagnosticCode("E0801")
  /// E0802: expectation not certain.
  public static let expectationUncertain = DiagnosticCode("E0802")

  // MARK: Warnings
  /// W1001: unused name.
  public static let unused = DiagnosticCode("W1001")
  /// W1002: duplicate constraint.
  public static let duplicateConstraint = DiagnosticCode("W1002")
  /// W1003: implied constraint.
  public static let impliedConstraint = DiagnosticCode("W1003")
  /// W1004: inert priority.
  public static let inertPriority = DiagnosticCode("W1004")
  /// W1005: ambiguous layout.
  public static let ambiguousLayout = DiagnosticCode("W1005")
  /// W1006: overflowing frame.
  public static let overflowingFrame = DiagnosticCode("W1006")
  /// W1007: `/` on a loop index.
  public static let fractionalIndexDivision = DiagnosticCode("W1007")
  /// W1008: sign looks wrong.
  public static let suspiciousSign = DiagnosticCode("W1008")
  /// W1009: wrapping label without a width limit.
  public static let unboundedWrappingLabel = DiagnosticCode("W1009")
  /// W1010: hidden direction character.
  public static let hiddenDirectionCharacter = DiagnosticCode("W1010")
  /// W1011: badly scaled constraint.
  public static let badlyScaled = DiagnosticCode("W1011")
  /// W1012: text measured at another width.
  public static let textRemeasured = DiagnosticCode("W1012")
  /// W1013: property or label given twice.
  public static let repeated = DiagnosticCode("W1013")
  /// W1014: view without a size.
  public static let invisibleView = DiagnosticCode("W1014")
  /// W1015: sides that turn round and sides that don't.
  public static let mixedDirections = DiagnosticCode("W1015")
  /// W1016: data key close to the name of an absent field.
  public static let similarField = DiagnosticCode("W1016")
  /// W1017: comment that allows an unknown code.
  public static let unknownAllowance = DiagnosticCode("W1017")
  /// W1018: text that is cut.
  public static let cutText = DiagnosticCode("W1018")
}
