// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Scenes",
  platforms: [.iOS(.v17)],
  products: [.library(name: "SampleScenes", targets: ["SampleScenes"])],
  targets: [
    // Linked has the catalogue for programs that are compiled without the compiler shim.
    .target(name: "SampleScenes", exclude: ["Linked"])
  ],
  swiftLanguageModes: [.v6]
)
