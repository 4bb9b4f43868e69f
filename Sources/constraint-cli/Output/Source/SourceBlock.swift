/// What is said about a view, in a piece that isn't divided.
struct SourceBlock {
  var owner: Int
  var lines: [String]

  /// The most statements of one block.
  static let mostStatements = 24
}

/// A function of the source that takes and returns nothing.
struct SourceFunction {
  var name: String
  var lines: [String]

  /// The most lines of a function, unless a piece of it has more.
  private static let mostLines = 60

  /// Pieces as functions that aren't too long.
  static func functions(
    _ pieces: [[String]], _ name: String, _ names: inout SourceNames
  ) -> [SourceFunction] {
    var functions: [SourceFunction] = []
    for piece in pieces {
      if let last = functions.last, last.lines.count + piece.count <= mostLines {
        functions[functions.count - 1].lines += piece
      } else {
        functions.append(SourceFunction(name: names.take(name), lines: piece))
      }
    }
    return functions
  }

  /// Blocks in one function, or in several, each called after the first view that it is about.
  ///
  /// - Parameter views: The views' names, by node.
  static func functions(
    _ blocks: [SourceBlock], of model: SourceModel, _ views: [String], _ names: inout SourceNames
  ) -> [SourceFunction] {
    let total = blocks.reduce(0) { $0 + $1.lines.count }
    guard total > mostLines else {
      return functions(blocks.map(\.lines), "makeConstraints", &names)
    }
    var functions: [SourceFunction] = []
    for block in blocks {
      if let last = functions.last, !last.isCut(before: block, of: model) {
        functions[functions.count - 1].lines += block.lines
      } else {
        let name = "constrain" + SourceNames.upperCamel(views[block.owner])
        functions.append(SourceFunction(name: names.take(name), lines: block.lines))
      }
    }
    return functions
  }

  /// Where the function would get long, and where it has some length and a view with contents begins.
  private func isCut(before block: SourceBlock, of model: SourceModel) -> Bool {
    let length = lines.count + block.lines.count
    return length > Self.mostLines
      || length > Self.mostLines / 2 && !model.children[block.owner].isEmpty
  }
}
