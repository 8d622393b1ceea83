import Foundation

/// Builds a Swift package for UIKit on Linux with `swift build`, using the compiler shim.
struct PackageBuild {
  /// The folder that contains Package.swift.
  let folder: String
  /// The folder for all build products.
  let scratch: String
  let tree: InstalledTree
  let toolchain: Toolchain
  var configuration = "debug"
  var extraArguments: [String] = []
  /// The folders that replace dependencies, by the last part of the address of the dependency.
  var overrides = PackageOverrides([:])
  /// The names, in lower case, of the packages that the package's own manifest replaces.
  var replaced: Set<String> = []
  /// The folders of the packages of the Xcode project for which the package was made.
  var projectPackages: [String] = []
  /// Whether the tests are built. Otherwise packages that only tests use are not fetched.
  var includesTests = true
  /// Receives the output of the build.
  var output = FileHandle.standardOutput
  /// Environment variables for test programs.
  var programEnvironment: [String: String] = [:]

  /// Runs `swift build|test ...`, and restores the package's own Package.resolved afterwards.
  /// - Returns: the exit status, and the modules that the compiler did not find.
  func run(_ verb: String, _ arguments: [String]) throws -> (status: Int32, missingModules: Set<String>) {
    try keepingResolvedVersions {
      var filter = DiagnosticFilter(overridden: overrides.names.union(replaced))
      let status = try ChildProcess(
        program: toolchain.swift, arguments: [verb] + options + arguments,
        environment: try environment().merging(programEnvironment) { own, _ in own }
      ).runFiltered(&filter, to: output)
      return (status, filter.missingModules)
    }
  }

  /// Returns the output of `swift package describe`.
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
      throw CommandError("\(folder)/Package.swift: the output of 'swift package describe' cannot be read: \(error)")
    }
  }

  /// Whether a source file of the package contains a `#Preview`.
  func hasPreviews() throws -> Bool {
    try describe().targets.contains { target in
      (target.sources ?? []).contains { name in
        FileManager.default.contents(atPath: "\(folder)/\(target.path)/\(name)")?.range(of: Data("#Preview".utf8)) != nil
      }
    }
  }

  /// Returns the folder that contains the products.
  func productFolder() -> String { "\(scratch)/\(configuration)" }

  private var options: [String] {
    ["--package-path", folder, "--scratch-path", scratch, "--manifest-cache", "local", "--configuration", configuration] + extraArguments
  }

  // Manifests are adapted too, and cached separately from those of other builds.
  private func environment() throws -> [String: String] {
    var variables = ["SWIFT_EXEC": tree.shim, "SWIFT_EXEC_MANIFEST": tree.shim]
    if !includesTests { variables["VITRINE_LEAVES_TESTS_OUT"] = "1" }
    if !projectPackages.isEmpty {
      variables["VITRINE_PROJECT_PACKAGES"] = String(decoding: try JSONEncoder().encode(projectPackages), as: UTF8.self)
    }
    return try variables.merging(overrides.environment(folder: folder, scratch: scratch)) { $1 }
  }

  /// Runs `body`, and restores Package.resolved, which SwiftPM writes beside the manifest.
  ///
  /// The file contains a hash of the manifest. If the hash matches, SwiftPM fetches all packages that the file names, otherwise only those
  /// that the manifest names, in the file's versions. Here the manifest names fewer packages if some are replaced or left out.
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
    if let before, !includesTests || !overrides.names.isEmpty {
      let text = String(decoding: before, as: UTF8.self).replacing(/"originHash"\s*:\s*"\w+"/, with: #""originHash" : "0""#)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }
    return try body()
  }
}

/// The parts of the output of `swift package describe --type json` that are needed.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var type: String
    var path: String
    var sources: [String]?
    /// The targets of this package on which the target depends.
    var dependencies: [String]?

    private enum CodingKeys: String, CodingKey {
      case name, type, path, sources
      case dependencies = "target_dependencies"
    }
  }
  struct Product: Decodable {
    /// The kind of a product; libraries have this key.
    struct Kind: Decodable { var library: [String]? }
    var name: String
    var targets: [String]
    var type: Kind
  }
  var name: String
  var targets: [Target]
  var products: [Product]

  /// The names that `swift build --product` accepts.
  var names: [String] { (executables + products.map(\.name)).reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
  var executables: [String] { targets.filter { $0.type == "executable" }.map(\.name) }
  var libraries: [String] { products.filter { $0.type.library != nil }.map(\.name) }
  var tests: [String] { targets.filter { $0.type == "test" }.map(\.name) }
}
