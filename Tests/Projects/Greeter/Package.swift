// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Greeter",
  defaultLocalization: "en",
  platforms: [.iOS(.v15)],
  products: [.executable(name: "Greeter", targets: ["Greeter"])],
  targets: [
    .target(name: "GreeterKit", resources: [.process("Resources")]),
    .executableTarget(name: "Greeter", dependencies: [.target(name: "GreeterKit", condition: .when(platforms: [.iOS]))]),
    .testTarget(name: "GreeterTests", dependencies: ["GreeterKit"]),
  ]
)
