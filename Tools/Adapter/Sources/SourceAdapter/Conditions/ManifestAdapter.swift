/// Adapts the manifest of a package.
public enum ManifestAdapter {
  /// Makes `.when(platforms: [.iOS])` hold on Linux as well, unless the manifest mentions Linux and thus handles it itself.
  /// - Parameters:
  ///   - folder: the folder of a package, which may contain files that Xcode treats as resources by default.
  ///   - isForLinux: whether the package's sources support Linux themselves. The parts of their manifest that are only for iOS are then
  ///     left out.
  ///   - includesTests: whether tests are built. Otherwise packages that nothing else uses are left out.
  ///   - overrides: the folders that replace dependencies, by the last component of the dependency's URL or path.
  ///   - project: the packages of the Xcode project to which the package belongs.
  ///   - path: the folder of the package.
  ///   - names: returns the names in a folder of the package, whose path is relative to it; nil if it cannot be read.
  /// - Returns: nil if the manifest needs no change.
  public static func adapted(
    _ text: String, resourcesIn folder: String? = nil, isForLinux: Bool = false, includesTests: Bool = true,
    overrides: [String: String] = [:], project: ProjectPackages? = nil, path: String = "", names: (String) -> [String]? = { _ in nil }
  ) -> String? {
    var result = text
    if !text.contains(".linux"), !isForLinux {
      result = text.replacing(#/(\.when\(\s*platforms:\s*\[)([^\]]*\.iOS\b)/#) { "\($0.1).linux, \($0.2)" }
    }
    if ManifestPaths.areNeeded(for: text, names: names), let code = ManifestPaths.code(for: text, in: path) { result += code }
    if let folder, let code = ManifestResources.code(for: text, in: folder) { result += code }
    if !includesTests, let code = ManifestTests.code(for: text) { result += code }
    if let project, let code = ManifestLocalPackages.code(for: text, in: project.package, project.folders) { result += code }
    if let code = ManifestOverrides.code(for: text, overrides) { result += code }
    return result == text ? nil : result
  }
}

/// The packages that an Xcode project contains.
public struct ProjectPackages: Sendable {
  /// The folder of the package whose manifest is adapted.
  public var package: String
  /// The folders of all packages of the project.
  public var folders: [String]

  public init(package: String, folders: [String]) { (self.package, self.folders) = (package, folders) }
}
