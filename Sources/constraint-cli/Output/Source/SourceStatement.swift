internal import ConstraintKit

/// What is said about a view in one statement.
enum SourceStatement {
  /// What SnapKit and Masonry have words for.
  case chain(SourceChainGroup)
  case relation(SourceModel.Part)
}

extension SourceModel {
  /// The constraints of a view in order, in as few statements as they take.
  ///
  /// - Parameter joinsGuides: Whether a guide can be the target of several attributes.
  func statements(of owner: Int, joinsGuides: Bool) -> [SourceStatement] {
    let chains = parts[owner].map { SourceChain($0, of: owner, parent: nodes[owner].parent) }
    var statements: [SourceStatement] = []
    var index = 0
    while index < chains.count {
      let run = chains[index...].prefix { $0 != nil }.compactMap { $0 }
      if let group = SourceChainGroup(startOf: run[...], joinsGuides: joinsGuides) {
        statements.append(.chain(group))
        index += group.chains.count
      } else {
        statements.append(.relation(parts[owner][index]))
        index += 1
      }
    }
    return statements
  }
}
