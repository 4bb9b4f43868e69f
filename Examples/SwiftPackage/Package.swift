// swift-tools-version: 6.2

import PackageDescription

let constraintKit = Target.Dependency.product(name: "ConstraintKit", package: "ConstraintKit")
let feedLayouts = Target.Dependency.product(name: "FeedLayouts", package: "ConstraintKit")
let output = Target.Dependency.target(name: "ExampleOutput")

let package = Package(
  name: "SwiftExamples",
  dependencies: [.package(name: "ConstraintKit", path: "../..")],
  targets: [
    .target(name: "ExampleOutput", dependencies: [constraintKit]),
    .target(name: "FeedViews", dependencies: [constraintKit]),
    .executableTarget(name: "login", dependencies: [constraintKit, output]),
    .executableTarget(name: "nine-grid", dependencies: [constraintKit, output]),
    .executableTarget(
      name: "moments-cell", dependencies: [constraintKit, output, feedLayouts]),
    .executableTarget(name: "smart-cell", dependencies: [constraintKit, output, feedLayouts]),
    .executableTarget(name: "cell-reuse", dependencies: [constraintKit]),
    .executableTarget(name: "feed-cells", dependencies: [constraintKit, output, "FeedViews"]),
    .testTarget(
      name: "FeedViewsTests",
      dependencies: [
        constraintKit, feedLayouts, "FeedViews",
        .product(name: "ConstraintKitTesting", package: "ConstraintKit"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
