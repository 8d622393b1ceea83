import Foundation

/// The fonts that text is drawn with. An installation records the SHA-256 of each, since pictures are the same bytes only if the fonts are.
enum FontFiles {
  /// The Debian packages that contain the fonts.
  static let packages = ["fonts-inter", "fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core", "fonts-dejavu-core"]
  /// The font files, as listed in Tools/Install/install.
  static let all = [
    "opentype/inter/Inter-Regular.otf", "opentype/inter/Inter-Bold.otf", "opentype/noto/NotoSansCJK-Regular.ttc",
    "truetype/noto/NotoColorEmoji.ttf", "truetype/noto/NotoSansArabic-Regular.ttf", "truetype/dejavu/DejaVuSansMono.ttf",
  ].map { "/usr/share/fonts/" + $0 }

  /// - Parameter recorded: lines with a hash and a path, as printed by `sha256sum`.
  /// - Returns: a sentence for each font that is missing, changed or not recorded.
  static func faults(recorded: String) -> [String] {
    let hashes = recorded.split(separator: "\n").reduce(into: [String: String]()) { hashes, line in
      let words = line.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      if words.count == 2 { hashes[words[1]] = words[0] }
    }
    let paths = all + hashes.keys.filter { !all.contains($0) }.sorted()
    return paths.compactMap { path in
      guard FileManager.default.fileExists(atPath: path) else { return "\(path) is missing" }
      guard let recorded = hashes[path] else { return "\(path) was not there when Vitrine was installed" }
      let line = try? ChildProcess(program: ChildProcess.find("sha256sum") ?? "/usr/bin/sha256sum", arguments: [path]).output()
      let now = line.map { String(decoding: $0.prefix(64), as: UTF8.self) } ?? "unknown"
      return now == recorded ? nil : "\(path) has the hash \(now.prefix(12)), not \(recorded.prefix(12))"
    }
  }
}
