/// A text or number of an input that is passed on without being looked at: what is expanded is the
/// same whatever it is.
struct DeferredText {
  enum Form {
    case string
    /// At most fifteen digits.
    case integer
    case number
  }

  enum Piece {
    case text(String)
    /// The input with this place, as strings print it.
    case input(Int)
  }

  var form: Form
  /// A number's only piece is itself.
  var pieces: [Piece]

  /// How often inputs are in it.
  var inputCount: Int {
    pieces.count { if case .input = $0 { true } else { false } }
  }

  /// The bytes that are known.
  var textBytes: Int {
    pieces.reduce(0) { if case .text(let text) = $1 { $0 + text.utf8.count } else { $0 } }
  }
}

/// The inputs that an expansion tries not to look at.
struct DeferredInputs {
  struct Leaf {
    /// The number that the caller knows it by.
    var place: Int
    var form: DeferredText.Form
  }

  /// The file whose literals they are.
  let file: Int32
  /// By where the literal begins.
  let leaves: [Int32: Leaf]
  /// The places of those that had to be looked at: what was expanded then means nothing.
  var looked: Set<Int> = []
  /// How often inputs became part of longer strings.
  var joined = 0
}

extension Expander {
  /// What stands for a literal that isn't to be looked at.
  func deferred(_ literal: ExpressionSyntax) -> Value? {
    guard let deferred, literal.span.file == deferred.file,
      let leaf = deferred.leaves[literal.span.start]
    else { return nil }
    return .deferred(DeferredText(form: leaf.form, pieces: [.input(leaf.place)]))
  }

  /// Whether a value that decides something isn't known, which is noted. Elements of lists and fields
  /// count where they decide too.
  func look(at value: Value, withElements: Bool = false) -> Bool {
    guard deferred != nil else { return false }
    switch value {
    case .deferred(let text):
      for case .input(let place) in text.pieces { deferred?.looked.insert(place) }
      return true
    case .tuple(let values): return look(at: values, withElements)
    case .list(let values) where withElements: return look(at: values, withElements)
    case .object(let object) where withElements: return look(at: object.values, withElements)
    default: return false
    }
  }

  private func look(at values: [Value], _ withElements: Bool) -> Bool {
    values.reduce(false) { look(at: $1, withElements: withElements) || $0 }
  }

  /// Two texts, one behind the other; nil where one isn't a text.
  func joined(_ left: Value, _ right: Value) -> DeferredText? {
    guard let left = left.deferredText, let right = right.deferredText else { return nil }
    let whole = DeferredText(form: .string, pieces: left.pieces + right.pieces)
    deferred?.joined += whole.inputCount
    return whole
  }
}

extension Value {
  /// A string, known or not.
  fileprivate var deferredText: DeferredText? {
    switch self {
    case .deferred(let text) where text.form == .string: text
    case .string(let string): DeferredText(form: .string, pieces: [.text(string)])
    default: nil
    }
  }
}
