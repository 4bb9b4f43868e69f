/// What the optimum leaves open: the dimension of the set of all optima, and how it falls into parts
/// that are independent of each other.
///
/// A row of three views that share 300 points in any proportion has two degrees of freedom, in one
/// group of all three widths; a fourth view elsewhere whose width nothing settles makes a second group
/// with a degree of its own.
public struct DegreesOfFreedom: Sendable, Hashable {
  /// Variables that move together: none of them can be settled without saying something about the
  /// others.
  public struct Group: Sendable, Hashable {
    /// In the order of their making.
    public let variables: [Variable.ID]
    /// How many independent equations would settle them all: at least one.
    public let degrees: Int
  }

  /// In the order of their first variables.
  public let groups: [Group]

  /// The dimension of the set of optima: how many independent equations would settle everything.
  public var count: Int { groups.reduce(0) { $0 + $1.degrees } }
}
