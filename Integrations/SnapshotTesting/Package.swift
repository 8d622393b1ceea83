// swift-tools-version:5.9
import PackageDescription

let package = Package(
  name: "SnapshotTestingExample",
  platforms: [.iOS(.v13)],
  dependencies: [.package(url: "https://github.com/pointfreeco/swift-snapshot-testing", from: "1.17.0")],
  targets: [
    .testTarget(
      name: "SnapshotTestingExampleTests", dependencies: [.product(name: "SnapshotTesting", package: "swift-snapshot-testing")])
  ])
