internal import ConstraintKit

/// What an expression means: something known, or something that the solver will know.
indirect enum Value {
  /// Failed, and was reported: everything made from it is silent.
  case poison
  /// Depends on views that aren't made yet; only while views are being declared.
  case unsettled
  case null
  case number(Double)
  case bool(Bool)
  case string(String)
  /// An input that isn't looked at; only where an expansion tries to do without.
  case deferred(DeferredText)
  /// With the `#`, or a name.
  case color(String)
  case list([Value])
  case object(ObjectValue)
  case range(Range<Int>)
  case tuple([Value])
  /// A sum of unknowns.
  case linear(LinearValue)
  case view(ViewReference)
  case family(ViewFamily)
  /// An imported file.
  case namespace(Int)
}

/// A view, or a guide of one.
struct ViewReference: Hashable {
  var node: Int
  var guide: LayoutGuide = .frame
}

/// A JSON object or a record; fields in the order in which they were written.
struct ObjectValue {
  var keys: [String] = []
  var values: [Value] = []
  /// The `type` that it was checked against.
  var type: RecordName?

  subscript(key: String) -> Value? {
    keys.firstIndex(of: key).map { values[$0] }
  }

  mutating func append(_ key: String, _ value: Value) {
    keys.append(key)
    values.append(value)
  }
}

/// A declared record type, for messages.
struct RecordName {
  var text: String
  var span: SourceSpan
}

/// The views, or free variables, of one name and many indices: `cell[0]`, `cell[1]`, …
final class ViewFamily {
  enum Member {
    case view(Int)
    case variable(Int)
  }
  let name: String
  /// Where it is declared, for messages.
  let span: SourceSpan
  private(set) var members: [Int: Member] = [:]
  private(set) var lowest = Int.max
  private(set) var highest = Int.min

  init(name: String, span: SourceSpan) {
    self.name = name
    self.span = span
  }

  var count: Int { members.count }
  var first: Member? { members[lowest] }
  var last: Member? { members[highest] }

  /// Returns false where the index is taken.
  func insert(_ member: Member, at index: Int) -> Bool {
    guard members[index] == nil else { return false }
    members[index] = member
    lowest = min(lowest, index)
    highest = max(highest, index)
    return true
  }

  subscript(index: Int) -> Member? { members[index] }
}

extension Value {
  var isPoison: Bool {
    if case .poison = self { true } else { false }
  }

  /// The value as a sum of unknowns, if it can be one; a view stands for an attribute of it that
  /// is still to be said.
  var linear: LinearValue? {
    switch self {
    case .number(let number): LinearValue(constant: number)
    case .linear(let linear): linear
    case .view(let view): LinearValue(terms: [.init(1, .view(view))])
    default: nil
    }
  }

  /// A whole number, if it is one.
  var integer: Int? {
    if case .number(let number) = self { Int(exactly: number) } else { nil }
  }

  /// The kind of value, with its article, for "expected …, found …".
  var kindName: String {
    switch self {
    case .poison, .unsettled: "an unknown value"
    case .null: "null"
    case .number: "a number"
    case .bool: "a bool"
    case .string: "a string"
    case .deferred(let text): text.form == .string ? "a string" : "a number"
    case .color: "a colour"
    case .list: "a list"
    case .object: "an object"
    case .range: "a range"
    case .tuple: "a tuple"
    case .linear: "a value that only the solver knows"
    case .view: "a view"
    case .family: "a list of views"
    case .namespace: "an imported file"
    }
  }

  /// The kind with the value where that is short: `string "14"`.
  var foundName: String {
    switch self {
    case .number(let number): "number `\(describe(number))`"
    case .bool(let bool): "bool `\(bool)`"
    case .string(let string) where string.utf8.count <= 40: "string `\"\(string)\"`"
    case .color(let color): "colour `\(color)`"
    default: kindName
    }
  }
}

/// A number that is refused, to the last digit.
func describeExactly(_ number: Double) -> String {
  Int(exactly: number).map { String($0) } ?? "\(number)"
}

/// A number as messages print it: shortest, whole numbers without a fraction, never `-0`.
func describe(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return String(whole) }
  let rounded = (number * 1e6).rounded() / 1e6
  if let whole = Int(exactly: rounded) { return String(whole) }
  return rounded.isFinite ? "\(rounded)" : "\(number)"
}
