// swift-tools-version: 6.1
import Foundation
import PackageDescription

// A separate package, so that users of the library never build or link swift-syntax.
//
// The toolchain contains swift-syntax as shared libraries. With these the parser is the compiler's own and needs no build. If the toolchain has
// none, or with VITRINE_SWIFT_SYNTAX=package, the package is built. VITRINE_SWIFT_SYNTAX can also name the folder that `build-syntax` made.
let wanted = Context.environment["VITRINE_SWIFT_SYNTAX", default: ""]
let built = wanted.hasPrefix("/") ? wanted : nil
let toolchain = Context.environment["PATH", default: ""].split(separator: ":")
  .map { URL(fileURLWithPath: "\($0)/swiftc") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }
  .map { $0.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent().path + "/lib/swift/host" }
  .flatMap { FileManager.default.fileExists(atPath: $0 + "/SwiftIfConfig.swiftmodule") ? $0 : nil }
let host = built ?? toolchain
let modules = ["SwiftSyntax", "SwiftParser", "SwiftIfConfig"]
let usesToolchain = host != nil && wanted != "package"

let package = Package(
  name: "vitrine-adapter",
  products: [.executable(name: "vitrine-swiftc", targets: ["vitrine-swiftc"])],
  dependencies: usesToolchain ? [] : [.package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.0")],
  targets: [
    .target(
      name: "SourceAdapter",
      dependencies: usesToolchain ? [] : modules.map { .product(name: $0, package: "swift-syntax") },
      exclude: ["README.md"]),
    .executableTarget(name: "vitrine-swiftc", dependencies: ["SourceAdapter"], exclude: ["README.md"]),
    .testTarget(name: "SourceAdapterTests", dependencies: ["SourceAdapter"]),
  ],
  swiftLanguageModes: [.v6]
)

if let host, usesToolchain {
  for target in package.targets {
    target.swiftSettings = [.unsafeFlags(["-I", host])]
    if target.name != "SourceAdapter" {
      let libraries = built == nil ? modules + ["SwiftDiagnostics"] : ["VitrineSyntax"]
      let search = built == nil ? ["-Xlinker", "-rpath", "-Xlinker", host] : []
      target.linkerSettings = [.unsafeFlags(["-L", host] + search + libraries.map { "-l\($0)" })]
    }
  }
}
