// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "ConstraintKit", path: "..")],
  targets: [
    .executableTarget(
      name: "TraceRunner",
      dependencies: [.product(name: "ConstraintKit", package: "ConstraintKit")]),
    .executableTarget(
      name: "FeedBench",
      dependencies: [
        .product(name: "ConstraintKit", package: "ConstraintKit"),
        .product(name: "FeedLayouts", package: "ConstraintKit"),
      ]),
    .executableTarget(
      name: "LanguageBench",
      dependencies: [.product(name: "LayoutLanguage", package: "ConstraintKit")]),
    .executableTarget(
      name: "LayoutBench",
      dependencies: [.product(name: "ConstraintKit", package: "ConstraintKit")]),
  ],
  swiftLanguageModes: [.v6]
)
