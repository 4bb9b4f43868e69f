public import ConstraintKit

/// What a caller gives a program besides its text: a canvas, parameters and data.
///
/// ```swift
/// var inputs = LayoutInputs(width: 320)
/// inputs.parameters["images"] = 3
/// inputs.data["feed"] = ["posts": [["user_name": "Ada", "images": []]]]
/// ```
public struct LayoutInputs: Sendable {
  /// Overrides the canvas's width; nil keeps what the file says.
  public var width: CanvasSide?
  /// Overrides the canvas's height; nil keeps what the file says.
  public var height: CanvasSide?
  /// Values of the file's `param`s, or of a component's parameters where ``component`` is given.
  public var parameters: [String: ParameterValue]
  /// Replacements of the file's `data`.
  public var data: [String: DataSource]
  /// Overrides the root's `safeArea`.
  public var safeArea: LayoutInsets?
  /// Overrides the root's `rtl`.
  public var isRightToLeft: Bool?
  /// Overrides the root's `scale`: pixels in a point.
  public var scale: Double?
  /// Lays out this component alone, in place of the file's own views.
  public var component: String?
  /// Measures texts; nil is `HelveticaMeasurer` at the layout's scale, which also a
  /// `MetricsMeasurer` without a scale takes.
  public var measurer: (any TextMeasuring)?

  /// Inputs that change nothing but what is given.
  public init(
    width: CanvasSide? = nil, height: CanvasSide? = nil,
    parameters: [String: ParameterValue] = [:], data: [String: DataSource] = [:],
    safeArea: LayoutInsets? = nil, isRightToLeft: Bool? = nil, scale: Double? = nil,
    component: String? = nil, measurer: (any TextMeasuring)? = nil
  ) {
    self.width = width
    self.height = height
    self.parameters = parameters
    self.data = data
    self.safeArea = safeArea
    self.isRightToLeft = isRightToLeft
    self.scale = scale
    self.component = component
    self.measurer = measurer
  }
}

extension LayoutInputs {
  /// A side of the canvas, in points.
  public enum CanvasSide: Sendable, Hashable {
    /// A number of points, 0…1e9.
    case fixed(Double)
    /// Free, and pulled to its smallest size.
    case auto
  }

  /// The value of a parameter.
  public enum ParameterValue: Sendable, Hashable {
    /// A value that is written in Swift.
    case value(JSONValue)
    /// JSON text, say a list or an object.
    case json(String)
    /// JSON text where it is that, else the string itself: what a command line gives. For a
    /// parameter that is a string, the string itself, unless it's in quotes.
    case text(String)
  }

  /// Where the value of a `data` comes from.
  public enum DataSource: Sendable, Hashable {
    /// A value that is written in Swift.
    case value(JSONValue)
    /// JSON text.
    case json(String)
    /// A JSON file that the program's file provider reads.
    case file(String)
    /// JSON bytes, and what to call them in messages.
    case bytes([UInt8], name: String)
  }
}

extension LayoutInputs.CanvasSide: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Double) { self = .fixed(value) }
  public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
}

extension LayoutInputs.ParameterValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(nilLiteral: ()) { self = .value(.null) }
  public init(booleanLiteral value: Bool) { self = .value(.bool(value)) }
  public init(floatLiteral value: Double) { self = .value(.number(value)) }
  public init(integerLiteral value: Int) { self = .value(.number(Double(value))) }
  public init(stringLiteral value: String) { self = .value(.string(value)) }
  public init(arrayLiteral elements: JSONValue...) { self = .value(.array(elements)) }

  /// Of a key that is there twice the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .value(.object(Dictionary(elements) { _, last in last }))
  }
}

extension LayoutInputs.DataSource: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  public init(arrayLiteral elements: JSONValue...) { self = .value(.array(elements)) }

  /// Of a key that is there twice the last value counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .value(.object(Dictionary(elements) { _, last in last }))
  }
}
