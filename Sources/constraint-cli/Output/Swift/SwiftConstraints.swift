internal import ConstraintKit

/// The constraints of each view as blocks of statements, in order.
struct SwiftConstraints {
  private let model: SourceModel
  private let spelling: SwiftSpelling
  private var names: SourceNames
  private var remarks: Set<SourceRemark> = []
  private(set) var blocks: [SourceBlock] = []

  init(_ model: SourceModel, _ spelling: SwiftSpelling, _ names: inout SourceNames) {
    self.model = model
    self.spelling = spelling
    self.names = names
    for owner in model.order where !model.parts[owner].isEmpty { add(statements(of: owner), owner) }
    names = self.names
  }

  private mutating func add(_ statements: [SwiftStatement], _ owner: Int) {
    var rest = statements[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isChain == first.isChain }.prefix(SourceBlock.mostStatements)
      rest = rest.dropFirst(run.count)
      var before: [String] = []
      var lines: [String] = []
      for statement in run {
        lines += remark(statement)
        let (sums, short) = statement.shortened(&names, indent: 4)
        before += sums
        lines += short.lines(indent: 6)
      }
      let call = first.isChain ? "snp.makeConstraints { make in" : "constrain {"
      blocks.append(
        SourceBlock(
          owner: owner,
          lines: before + ["    \(spelling.views[owner]).\(call)"] + lines + ["    }"]))
    }
  }

  /// A comment, where it is the first of its kind.
  private mutating func remark(_ statement: SwiftStatement) -> [String] {
    guard let remark = statement.remark, remarks.insert(remark).inserted else { return [] }
    return ["      " + remark.text]
  }

  private func statements(of owner: Int) -> [SwiftStatement] {
    model.statements(of: owner, joinsGuides: true).map { statement in
      switch statement {
      case .chain(let group): SwiftStatement(group, spelling)
      case .relation(let part): SwiftStatement(part, spelling)
      }
    }
  }
}
