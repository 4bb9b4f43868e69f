/// What tests look at.
extension SolvedTemplate {
  /// What a region's functions say at any constants, whether it holds them or not.
  package func prediction(ofRegion index: Int, at constants: [Double]) -> [Double] {
    regions[index].values(at: constants)
  }

  /// Whether constants lie on a region's border, up to rounding.
  package func isOnBorder(ofRegion index: Int, _ constants: [Double]) -> Bool {
    regions[index].isOnBorder(constants)
  }
}
