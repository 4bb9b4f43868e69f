// swift-tools-version: 6.2

import PackageDescription

/// A target of libFuzzer has no `main`: the library brings its own. SwiftPM has no setting for a
/// program without one, so the compiler's flag is given as it is, which SwiftPM calls unsafe; that
/// only keeps other packages from depending on this one, and none does.
func fuzzer(_ name: String, _ products: String...) -> Target {
  .executableTarget(
    name: name,
    dependencies: ["FuzzSupport"]
      + products.map { .product(name: $0, package: "ConstraintKit") },
    swiftSettings: [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "ConstraintKit", path: "../..")],
  targets: [
    .target(name: "FuzzSupport"),
    fuzzer("FuzzParser", "LayoutLanguage"),
    fuzzer("FuzzFormatter", "LayoutLanguage"),
    fuzzer("FuzzJSON", "LayoutLanguage"),
    fuzzer("FuzzVisualFormat", "ConstraintKit"),
    fuzzer("FuzzLayout", "LayoutLanguage"),
  ],
  swiftLanguageModes: [.v6]
)
