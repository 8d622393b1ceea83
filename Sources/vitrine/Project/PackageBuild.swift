import Foundation

/// Builds a Swift package for UIKit on Linux with the ecosystem's own `swift build`, whose compiler is the shim.
struct PackageBuild {
  /// The folder with Package.swift.
  let folder: String
  /// Where everything that is made goes.
  let scratch: String
  let tree: InstalledTree
  let toolchain: Toolchain
  var configuration = "debug"
  var extraArguments: [String] = []
  /// Folders of packages that stand for dependencies, by the last part of their address.
  var overrides = PackageOverrides([:])
  /// What tests are started with.
  var programEnvironment: [String: String] = [:]

  /// `swift build|test ...`, with the package's own Package.resolved as it was.
  func run(_ verb: String, _ arguments: [String]) throws -> Int32 {
    try keepingResolvedVersions {
      try ChildProcess(
        program: toolchain.swift, arguments: [verb] + options + arguments,
        environment: try environment().merging(programEnvironment) { own, _ in own }
      ).runFiltered(DiagnosticFilter(overridden: overrides.names))
    }
  }

  /// The package as `swift package describe` tells it.
  func describe() throws -> PackageDescription {
    let data = try keepingResolvedVersions {
      try ChildProcess(
        program: toolchain.swift,
        arguments: [
          "package", "--package-path", folder, "--scratch-path", scratch, "--manifest-cache", "local", "describe", "--type", "json",
        ],
        environment: try environment()
      ).output { UnbuiltParts.unfetchedPackage($0) ?? ManifestFault.sentence($0, folder: folder) }
    }
    do { return try JSONDecoder().decode(PackageDescription.self, from: data) } catch {
      throw CommandError("\(folder)/Package.swift: what 'swift package describe' says of it is not understood: \(error)")
    }
  }

  /// The folder of products.
  func productFolder() -> String { "\(scratch)/\(configuration)" }

  private var options: [String] {
    ["--package-path", folder, "--scratch-path", scratch, "--manifest-cache", "local", "--configuration", configuration] + extraArguments
  }

  // Manifests are adapted, too, and cached apart from those of other builds.
  private func environment() throws -> [String: String] {
    try ["SWIFT_EXEC": tree.shim, "SWIFT_EXEC_MANIFEST": tree.shim].merging(overrides.environment(folder: folder, scratch: scratch)) { $1 }
  }

  /// SwiftPM writes Package.resolved beside the manifest; a project that has none, or another, keeps that.
  private func keepingResolvedVersions<Result>(_ body: () throws -> Result) throws -> Result {
    let path = folder + "/Package.resolved"
    let before = FileManager.default.contents(atPath: path)
    defer {
      if FileManager.default.contents(atPath: path) != before {
        if let before {
          try? before.write(to: URL(fileURLWithPath: path), options: .atomic)
        } else {
          try? FileManager.default.removeItem(atPath: path)
        }
      }
    }
    return try body()
  }
}

/// What `swift package describe --type json` says, as far as it is needed.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String
    var sources: [String]?
    /// Targets of this package on which it depends.
    var dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, type, path, sources
      case dependencies = "target_dependencies"
    }
  }
  struct Product: Decodable {
    var name: String
    var targets: [String]
  }
  var name: String
  var targets: [Target]
  var products: [Product]

  /// What `swift build --product` takes.
  var names: [String] { (executables + products.map(\.name)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  var executables: [String] { targets.filter { $0.type == "executable" }.map(\.name) }
  var tests: [String] { targets.filter { $0.type == "test" }.map(\.name) }
}
