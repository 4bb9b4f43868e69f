/// The version of the language, as a file's `layout 1` says it.
public enum LayoutLanguageVersion {
  /// The only one there is.
  public static let current = 1
}
