/// Adapts a package's manifest.
public enum ManifestAdapter {
  /// `.when(platforms: [.iOS])` holds on Linux, too. A manifest that names Linux itself knows what it wants there: nil.
  public static func adapted(_ text: String) -> String? {
    guard !text.contains(".linux") else { return nil }
    let result = text.replacing(#/(\.when\(\s*platforms:\s*\[)([^\]]*\.iOS\b)/#) { "\($0.1).linux, \($0.2)" }
    return result == text ? nil : result
  }
}
