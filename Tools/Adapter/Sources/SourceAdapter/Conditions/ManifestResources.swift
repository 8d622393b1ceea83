/// Adds the resources that Xcode includes in a package's bundle by default. SwiftPM on Linux ignores them, and without resources there is
/// no `Bundle.module`. Resources that the target declares are kept if they exist.
public enum ManifestResources {
  /// The extensions of such files and folders.
  public static let kinds: Set = ["xcassets", "xib", "storyboard", "xcstrings", "lproj"]

  /// Returns code to append to a manifest; nil if its tools version has no resources, or if it has no variable `package`.
  /// - Parameter folder: the folder of the package.
  static func code(for manifest: String, in folder: String) -> String? {
    guard ManifestFacts.toolsVersion(of: manifest) >= (5, 3), manifest.contains(ManifestFacts.package) else { return nil }
    let literal = folder.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return """

      import Foundation
      for target in package.targets where [.regular, .executable, .test].contains(target.type) {
        let files = FileManager.default
        let roots = target.path.map { [$0] } ?? (target.type == .test ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]).map { "\\($0)/\\(target.name)" }
        guard let root = roots.map({ "\(literal)/\\($0)" }).first(where: { files.fileExists(atPath: $0) }), let names = files.enumerator(atPath: root) else { continue }
        func path(_ resource: Resource) -> String { Mirror(reflecting: resource).children.first { $0.label == "path" }?.value as? String ?? "" }
        let given = target.resources ?? []
        let known = given.filter { files.fileExists(atPath: "\\(root)/\\(path($0))") }
        var found: [String] = []
        var isAsked = !given.isEmpty
        for case let name as String in names {
          if name.hasPrefix(".") || known.contains(where: { path($0) == name }) || target.exclude.contains(where: { name == $0 || name.hasPrefix($0 + "/") }) {
            names.skipDescendants()
          } else if name.hasSuffix(".swift") {
            isAsked = isAsked || (try? String(contentsOfFile: "\\(root)/\\(name)", encoding: .utf8))?.contains(".module") ?? false
          } else if \(kinds.sorted()).contains((name as NSString).pathExtension) {
            if !name.hasSuffix(".lproj") || package.defaultLocalization != nil { found.append(name) }
            names.skipDescendants()
          }
        }
        if isAsked, !found.isEmpty { target.resources = known + found.sorted().map { .process($0) } }
      }

      """
  }
}
