/// The version of the package, after Semantic Versioning 2.0.0.
public enum ConstraintKitVersion {
  /// Such as `1.2.3`.
  public static let current = "0.1.0"
}
