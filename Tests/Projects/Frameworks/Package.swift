// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Frameworks",
  platforms: [.iOS(.v15)],
  targets: [.target(name: "Frameworks"), .testTarget(name: "FrameworksTests", dependencies: ["Frameworks"])]
)
