import Foundation

/// A package with an empty program that links the libraries of another package, so that their previews can be shown.
struct PreviewPackage {
  private let package: PackageBuild
  private let libraries: [String]
  private static let name = "VitrinePreviews"

  /// - Throws: a `CommandError` if the package has no library.
  init(of package: PackageBuild) throws {
    let description = try package.describe()
    self.package = package
    libraries = description.libraries
    guard !libraries.isEmpty else { throw CommandError(Self.lacksLibrary(description)) }
  }

  /// Returns the reason for which a package without programs and libraries has no previews. Its targets may have some, but another package can
  /// link them only as a product.
  static func lacksLibrary(_ description: PackageDescription) -> String {
    let targets = description.targets.filter { $0.type == "library" }.map(\.name)
    guard let first = targets.first else { return "\(description.name) has neither a program nor a library, and thus no previews." }
    let names = targets.map(quoted).joined(separator: ", ")
    return "\(description.name) has no product, so its previews cannot be shown. Add one to its Package.swift: "
      + "products: [.library(name: \(quoted(first)), targets: [\(names)])]"
  }

  /// Writes the package into the build folder.
  func prepared() throws -> PreparedProject {
    let folder = package.scratch + "/previews"
    let identity = (package.folder as NSString).lastPathComponent.lowercased()
    let products = libraries.map { "        .product(name: \(Self.quoted($0)), package: \(Self.quoted(identity)))," }
    let manifest =
      [
        "// swift-tools-version: 5.9", "import PackageDescription", "let package = Package(", "  name: \(Self.quoted(Self.name)),",
        "  dependencies: [.package(path: \(Self.quoted(package.folder)))],",
        "  targets: [.executableTarget(name: \(Self.quoted(Self.name)), dependencies: [",
      ] + products + ["  ], path: \"Sources\")]", ")", ""]
    try Self.write(manifest.joined(separator: "\n"), to: folder + "/Package.swift")
    try Self.write("", to: folder + "/Sources/main.swift")
    var build = PackageBuild(
      folder: folder, scratch: folder + "/.build", tree: package.tree, toolchain: package.toolchain, configuration: package.configuration)
    build.overrides = package.overrides
    build.includesTests = false
    return PreparedProject(package: build, product: Self.name)
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Writes a file unless it has that content already, since SwiftPM rebuilds what depends on a newer file.
  private static func write(_ text: String, to path: String) throws {
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return }
    do {
      try FileManager.default.createDirectory(atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch { throw CommandError("\(path) cannot be written: \(error.localizedDescription)") }
  }
}
