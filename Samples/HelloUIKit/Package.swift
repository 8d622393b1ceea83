// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HelloUIKit",
  dependencies: [
    // In your own project: .package(url: "...", from: "...")
    .package(name: "vitrine", path: "../..")
  ],
  targets: [
    .executableTarget(name: "HelloUIKit", dependencies: [.product(name: "UIKit", package: "vitrine")]),
    .testTarget(
      name: "HelloUIKitTests", dependencies: ["HelloUIKit", .product(name: "VitrineTesting", package: "vitrine")],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
