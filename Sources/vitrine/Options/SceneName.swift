import ArgumentParser
import SampleScenes

/// The name of a scene on the command line. Case is ignored.
struct SceneName: Sendable {
  let scene: SampleScene
  /// The .xib or .storyboard file, if one was named instead of a sample.
  let file: InterfaceFile?

  /// - Throws: a `ValidationError` with the most similar names.
  init(_ typed: String) throws {
    if typed.hasSuffix(".xib") || typed.hasSuffix(".storyboard") {
      let file = try InterfaceFile(typed)
      scene = try MainActor.assumeIsolated { try file.scene(InterfaceView()) }
      self.file = file
      return
    }
    guard let scene = SampleScenes.all.first(where: { $0.name.lowercased() == typed.lowercased() }) else {
      throw ValidationError(Self.unknown(typed, among: SampleScenes.all.map(\.name)))
    }
    self.scene = scene
    file = nil
  }

  /// Returns the scene, with the requested part of an Interface Builder file.
  @MainActor func scene(_ options: InterfaceOptions) throws -> SampleScene { try file?.scene(options.view) ?? scene }

  static func unknown(_ typed: String, among names: [String]) -> String {
    let near = nearest(to: typed, among: names)
    let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    return "There is no scene named '\(typed)'.\(advice) `vitrine list` shows them all."
  }

  /// Returns at most three names that begin with the typed text, or whose edit distance is within a third of their length; the nearest
  /// first.
  static func nearest(to typed: String, among names: [String]) -> [String] {
    let word = String(typed.lowercased().prefix(64))
    let ranked = names.compactMap { name -> (name: String, distance: Int)? in
      let candidate = name.lowercased()
      if !word.isEmpty, candidate.hasPrefix(word) { return (name, 0) }
      let distance = editDistance(word, candidate)
      return distance <= max(2, candidate.count / 3) ? (name, distance) : nil
    }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(3).map(\.name)
  }

  static let help: ArgumentHelp = "The scene's name, as `vitrine list` shows them, or a .xib or .storyboard file."
}
