/// An unknown of a linear system: a free real number that a ``Solver`` finds.
///
/// Variables are made by ``Solver/makeVariable(_:)``. A variable isn't `Equatable`, so that
/// `x == y` can mean the constraint; compare ``id`` instead.
public struct Variable: Sendable, Identifiable {
  /// What tells one variable from another, within a solver and its copies.
  public struct ID: Hashable, Sendable, BitwiseCopyable {
    /// The line of copies in which the variable was made: a copied solver starts a new one
    /// at its first write.
    @usableFromInline package let lineage: UInt32
    /// The variable's place in the solver that made it.
    @usableFromInline package let index: Int32

    @inlinable
    package init(lineage: UInt32, index: Int32) {
      self.lineage = lineage
      self.index = index
    }
  }

  /// What tells it from other variables.
  public let id: ID

  @inlinable
  package init(id: ID) {
    self.id = id
  }
}

extension Variable.ID: CustomStringConvertible {
  /// The place in the solver, for messages that know no names.
  public var description: String { "v\(index)" }
}
