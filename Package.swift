// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "ConstraintKit",
  products: [
    .library(name: "ConstraintKit", targets: ["ConstraintKit"]),
    .library(name: "ConstraintKitTesting", targets: ["ConstraintKitTesting"]),
    .library(name: "FeedLayouts", targets: ["FeedLayouts"]),
    .library(name: "LayoutLanguage", targets: ["LayoutLanguage"]),
    .executable(name: "constraint-cli", targets: ["constraint-cli"]),
  ],
  traits: [
    .trait(
      name: "InternalChecks",
      description: "Checks the solver's invariants after each mutation; slow, for tests.")
  ],
  targets: [
    .target(name: "ConstraintKit", swiftSettings: settings),
    .target(
      name: "ConstraintKitTesting", dependencies: ["ConstraintKit"], swiftSettings: settings),
    .target(name: "FeedLayouts", dependencies: ["ConstraintKit"], swiftSettings: settings),
    .target(
      name: "LayoutLanguage", dependencies: ["ConstraintKit", "FeedLayouts"],
      swiftSettings: settings),
    .executableTarget(
      name: "constraint-cli", dependencies: ["ConstraintKit", "LayoutLanguage"],
      swiftSettings: settings),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(
      name: "ConstraintKitTests", dependencies: ["ConstraintKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ConstraintKitTestingTests",
      dependencies: ["ConstraintKitTesting", "ConstraintKit", "TestSupport"],
      exclude: ["FrameSnapshots"], swiftSettings: settings),
    .testTarget(
      name: "FeedLayoutsTests", dependencies: ["FeedLayouts", "ConstraintKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutLanguageTests",
      dependencies: ["LayoutLanguage", "FeedLayouts", "ConstraintKit", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineTests",
      dependencies: ["constraint-cli", "LayoutLanguage", "ConstraintKit", "TestSupport"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
