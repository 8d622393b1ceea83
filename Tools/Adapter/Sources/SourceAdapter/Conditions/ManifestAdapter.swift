/// Adapts a package's manifest.
public enum ManifestAdapter {
  /// `.when(platforms: [.iOS])` holds on Linux, too, unless the manifest names Linux itself: then it knows what it wants there.
  /// - Parameters:
  ///   - folder: of a package that has files which Xcode takes as resources unasked.
  ///   - overrides: folders that stand for dependencies, by the last part of their address.
  /// - Returns: nil where the manifest stays as it is.
  public static func adapted(_ text: String, resourcesIn folder: String? = nil, overrides: [String: String] = [:]) -> String? {
    var result = text
    if !text.contains(".linux") {
      result = text.replacing(#/(\.when\(\s*platforms:\s*\[)([^\]]*\.iOS\b)/#) { "\($0.1).linux, \($0.2)" }
    }
    if let folder, let code = ManifestResources.code(for: text, in: folder) { result += code }
    if let code = ManifestOverrides.code(for: text, overrides) { result += code }
    return result == text ? nil : result
  }
}
