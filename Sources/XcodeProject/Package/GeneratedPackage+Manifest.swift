extension GeneratedPackage {
  /// The text of `Package.swift`.
  package var manifest: String {
    func quoted(_ text: String) -> String { SwiftSettings.quoted(text) }
    var lines = [
      "// swift-tools-version: 6.2", "// Made from \(target.id.project.replacing("\n", with: " ")): changes are lost.",
      "import PackageDescription", "",
      "let package = Package(", "  name: \(quoted(name)),", "  dependencies: [",
    ]
    for (_, dependency) in dependencies.sorted(by: { $0.key < $1.key }) {
      switch dependency {
      case .path(let path): lines.append("    .package(path: \(quoted(path))),")
      case .remote(let url, let requirement): lines.append("    .package(url: \(quoted(url)), \(Self.text(requirement))),")
      }
    }
    lines += ["  ],", "  targets: ["]
    for module in modules {
      let kind =
        switch module.target.productType {
        case .application: "executableTarget"
        case .unitTests: "testTarget"
        default: "target"
        }
      lines += ["    .\(kind)(", "      name: \(quoted(module.name)),", "      dependencies: ["]
      lines += module.dependencies.map { "        .target(name: \(quoted($0)))," }
      lines += module.products.map { "        .product(name: \(quoted($0.name)), package: \(quoted($0.identity)))," }
      lines += ["      ],", "      path: \(quoted(module.folder)),", "      swiftSettings: ["]
      lines += SwiftSettings.settings(of: module.target).map { "        \($0.line)," }
      lines += ["      ]),"]
    }
    lines += ["  ]", ")", ""]
    return lines.joined(separator: "\n")
  }

  private static func text(_ requirement: XcodePackage.Requirement) -> String {
    func quoted(_ version: String) -> String { SwiftSettings.quoted(full(version)) }
    switch requirement {
    case .upToNextMajor(let version): return "from: \(quoted(version))"
    case .upToNextMinor(let version): return ".upToNextMinor(from: \(quoted(version)))"
    case .exact(let version): return "exact: \(quoted(version))"
    case .range(let low, let high): return "\(quoted(low))..<\(quoted(high))"
    case .branch(let name): return "branch: \(SwiftSettings.quoted(name))"
    case .revision(let name): return "revision: \(SwiftSettings.quoted(name))"
    }
  }

  /// Returns a version with three numbers, which SwiftPM requires. Xcode also allows `5` and `5.1`.
  private static func full(_ version: String) -> String {
    let numbers = version.prefix { $0.isNumber || $0 == "." }
    guard numbers.count == version.count else { return version }
    let parts = numbers.split(separator: ".").map(String.init)
    return (parts + Array(repeating: "0", count: max(0, 3 - parts.count))).joined(separator: ".")
  }
}
