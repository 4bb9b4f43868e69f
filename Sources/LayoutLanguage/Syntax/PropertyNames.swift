/// The names of properties, by what has them.
enum PropertyNames {
  static let ofAny = [
    "fill", "color", "stroke", "radius", "alpha", "width", "height", "intrinsic", "hugging",
    "compression", "hidden", "arranged", "margins",
  ]
  static let ofText = ["text", "font", "weight", "lines", "wrap", "maxTextWidth"]
  static let ofStack = ["spacing", "insets", "align", "distribution"]
  static let ofWaterfall = [
    "columns", "columnSpacing", "rowSpacing", "insets", "order", "rule", "tolerance",
  ]
  static let ofFlow = ["lineSpacing", "itemSpacing", "insets", "align"]
  static let ofWaterfallChild = ["span"]
  static let ofRoot = ["canvas", "safeArea", "rtl", "scale"]

  /// All that aren't attributes too, each once.
  static let all: [String] =
    (ofWaterfallChild + ofAny + ofRoot + ofText + ofStack + ofWaterfall + ofFlow)
    .reduce(into: []) { names, name in
      if !names.contains(name), !AttributeNames.all.contains(name) { names.append(name) }
    }
}
