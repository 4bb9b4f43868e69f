internal import ConstraintKit

/// The constraints of each view as blocks of statements, in order.
struct SwiftConstraints {
  /// What is said about a view, in a piece that isn't divided.
  struct Block {
    var owner: Int
    var lines: [String]
  }

  private let model: SwiftModel
  private let spelling: SwiftSpelling
  private var names: SwiftNames
  private var remarks: Set<SwiftRemark> = []
  private(set) var blocks: [Block] = []

  init(_ model: SwiftModel, _ spelling: SwiftSpelling, _ names: inout SwiftNames) {
    self.model = model
    self.spelling = spelling
    self.names = names
    for owner in model.order where !model.parts[owner].isEmpty { add(statements(of: owner), owner) }
    names = self.names
  }

  /// The most statements of one block.
  private static let mostStatements = 24

  private mutating func add(_ statements: [SwiftStatement], _ owner: Int) {
    var rest = statements[...]
    while let first = rest.first {
      let run = rest.prefix { $0.isChain == first.isChain }.prefix(Self.mostStatements)
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
        Block(
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
    let parts = model.parts[owner]
    let chains = parts.map { SwiftChain($0, of: owner, parent: model.nodes[owner].parent) }
    var statements: [SwiftStatement] = []
    var index = 0
    while index < parts.count {
      let run = chains[index...].prefix { $0 != nil }.compactMap { $0 }
      if let (statement, count) = SwiftChain.statement(of: run[...], spelling) {
        statements.append(statement)
        index += count
      } else {
        statements.append(SwiftRelation.statement(parts[index], spelling))
        index += 1
      }
    }
    return statements
  }
}
