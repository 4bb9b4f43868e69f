/// What kind of value is wanted in a place, as messages say it.
enum Wanted: String {
  case number = "a number"
  case wholeNumber = "a whole number"
  case string = "a string"
  case printable = "a string, a number or a bool"
  case bool = "a bool"
  case condition = "a condition"
  case color = "a colour"
  case list = "a list"
  case sequence = "a list or a range"
  case view = "a view"
  case text = "a label or a button"
  case attribute = "an attribute"
  case values = "a number, or as many values"
  case canvas = "(width, height)"
  case size = "a width and a height, neither negative"
  case insets = "a number or (top, left, bottom, right)"

  /// A value of the kind, which may stand after `??`.
  var example: String? {
    switch self {
    case .number, .wholeNumber, .insets: "0"
    case .string, .printable: "\"\""
    case .bool, .condition: "false"
    case .list, .sequence: "[]"
    case .color, .view, .text, .attribute, .values, .canvas, .size: nil
    }
  }
}
