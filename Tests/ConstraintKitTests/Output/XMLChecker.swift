/// A small check that a text is a well-formed XML document, and a list of its elements. It knows
/// tags, attributes, text and character references, which is all that our documents have.
struct XMLChecker {
  struct Element: Equatable {
    var name: String
    var attributes: [String: String]
    var content = ""
  }

  struct Fault: Error, Equatable {
    var message: String
    var offset: Int
  }

  private var rest: Substring.UnicodeScalarView
  private let count: Int
  private var open: [Int] = []
  private(set) var elements: [Element] = []

  /// The elements in the order of their start tags.
  static func elements(of text: String) throws(Fault) -> [Element] {
    var checker = XMLChecker(text)
    try checker.run()
    return checker.elements
  }

  private init(_ text: String) {
    rest = Substring(text).unicodeScalars
    count = rest.count
  }

  private mutating func run() throws(Fault) {
    while let scalar = rest.first {
      if scalar == "<" {
        try tag()
      } else {
        let content = try text(until: "<")
        if let index = open.last {
          elements[index].content += content
        } else if content.contains(where: { !$0.isWhitespace }) {
          throw fault("text outside of the root")
        }
      }
    }
    guard open.isEmpty else { throw fault("element not closed") }
    guard !elements.isEmpty else { throw fault("no element") }
  }

  private mutating func tag() throws(Fault) {
    try expect("<")
    if rest.first == "/" {
      try expect("/")
      let name = try self.name()
      try expect(">")
      guard let index = open.popLast(), elements[index].name == name else {
        throw fault("</\(name)> closes another element")
      }
      return
    }
    if open.isEmpty, !elements.isEmpty { throw fault("second root") }
    var element = Element(name: try name(), attributes: [:])
    while rest.first == " " {
      try expect(" ")
      let key = try name()
      try expect("=")
      try expect("\"")
      let value = try text(until: "\"")
      try expect("\"")
      guard element.attributes.updateValue(value, forKey: key) == nil else {
        throw fault("attribute \(key) twice")
      }
    }
    elements.append(element)
    if rest.first == "/" { try expect("/") } else { open.append(elements.count - 1) }
    try expect(">")
  }

  private mutating func name() throws(Fault) -> String {
    var name = ""
    while let scalar = rest.first,
      scalar.properties.isAlphabetic || ":-_0123456789".unicodeScalars.contains(scalar)
    {
      name.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    guard !name.isEmpty else { throw fault("name expected") }
    return name
  }

  private mutating func text(until end: Unicode.Scalar) throws(Fault) -> String {
    var text = ""
    while let scalar = rest.first, scalar != end {
      guard scalar != "<" else { throw fault("bare <") }
      guard scalar.value >= 0x20 || "\t\n\r".unicodeScalars.contains(scalar) else {
        throw fault("control character")
      }
      text.unicodeScalars.append(scalar == "&" ? try reference() : scalar)
      if scalar != "&" { rest.removeFirst() }
    }
    return text
  }

  private mutating func reference() throws(Fault) -> Unicode.Scalar {
    var body = ""
    rest.removeFirst()
    while let scalar = rest.first, scalar != ";", body.count < 10 {
      body.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    try expect(";")
    let named: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\""]
    let numbered = body.hasPrefix("#") ? UInt32(body.dropFirst()).flatMap(Unicode.Scalar.init) : nil
    guard let scalar = named[body] ?? numbered else { throw fault("reference &\(body);") }
    return scalar
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(Fault) {
    guard rest.first == scalar else { throw fault("\(scalar) expected") }
    rest.removeFirst()
  }

  private func fault(_ message: String) -> Fault {
    Fault(message: message, offset: count - rest.count)
  }
}
