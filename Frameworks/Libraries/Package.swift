// swift-tools-version: 6.1
import PackageDescription

// The libraries on which the modules of Frameworks are based. They are built separately: they check `#if canImport(Darwin)` or
// `canImport(Combine)`, and must not find this project's modules with these names.
let package = Package(
  name: "Libraries",
  products: [.library(name: "Libraries", type: .static, targets: ["Libraries"])],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.6.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.0.0"),
  ],
  targets: [
    .target(
      name: "Libraries",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"), .product(name: "OpenCombineDispatch", package: "OpenCombine"),
        .product(name: "OpenCombineFoundation", package: "OpenCombine"), .product(name: "Logging", package: "swift-log"),
        .product(name: "Crypto", package: "swift-crypto"),
      ])
  ]
)
