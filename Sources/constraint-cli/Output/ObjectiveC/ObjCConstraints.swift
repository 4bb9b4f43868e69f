internal import ConstraintKit

/// The constraints of each view as blocks of Masonry's statements, in order.
struct ObjCConstraints {
  private let model: SourceModel
  private let spelling: ObjCSpelling
  private var remarks: Set<SourceRemark> = []
  private(set) var blocks: [SourceBlock] = []

  init(_ model: SourceModel, _ spelling: ObjCSpelling) {
    self.model = model
    self.spelling = spelling
    for owner in model.order where !model.parts[owner].isEmpty { addBlocks(of: owner) }
  }

  private mutating func addBlocks(of owner: Int) {
    var rest = statements(of: owner)[...]
    while !rest.isEmpty {
      let run = rest.prefix(SourceBlock.mostStatements)
      rest = rest.dropFirst(run.count)
      let view = spelling.view(owner)
      var lines = ["    [\(view) mas_makeConstraints:^(MASConstraintMaker *make) {"]
      for statement in run { lines += remark(statement) + statement.lines(indent: 8) }
      blocks.append(SourceBlock(owner: owner, lines: lines + ["    }];"]))
    }
  }

  /// The model has nothing that isn't a chain, once it has its spacers.
  private func statements(of owner: Int) -> [ObjCStatement] {
    let parent = model.nodes[owner].parent ?? 0
    return model.statements(of: owner, joinsGuides: false).compactMap { statement in
      guard case .chain(let group) = statement else { return nil }
      return ObjCStatement(group, parent: parent, spelling)
    }
  }

  /// A comment, where it is the first of its kind.
  private mutating func remark(_ statement: ObjCStatement) -> [String] {
    guard let remark = statement.remark, remarks.insert(remark).inserted else { return [] }
    return ["        " + remark.text]
  }
}
