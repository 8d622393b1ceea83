import ArgumentParser
import Foundation
import UIKit

/// The name of a preview on the command line. Case is ignored.
struct SceneName: Sendable {
  let typed: String
  /// The .xib or .storyboard file, if one was named instead of a preview.
  let file: InterfaceFile?

  /// Whether an Interface Builder file was named.
  var isFile: Bool { file != nil }

  /// The capture, if the name is that of a JSON file, which `vitrine capture` writes.
  var capture: URL? {
    typed.hasSuffix(".json") && FileManager.default.fileExists(atPath: typed) ? URL(fileURLWithPath: typed) : nil
  }

  init(_ typed: String) throws {
    self.typed = typed
    file = typed.hasSuffix(".xib") || typed.hasSuffix(".storyboard") ? try InterfaceFile(typed) : nil
  }

  /// Returns the preview, or the requested part of an Interface Builder file.
  /// - Throws: a `ValidationError` with the most similar names.
  @MainActor func entry(_ view: InterfaceView = InterfaceView()) throws -> PreviewEntry {
    if let file { return try file.scene(view) }
    guard let entry = Catalog.named(typed) else { throw ValidationError(Self.unknown(typed, among: Catalog.entries.map(\.name))) }
    return entry
  }

  static func unknown(_ typed: String, among names: [String]) -> String {
    let near = nearest(to: typed, among: names)
    let advice = near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    return "There is no preview named '\(typed)'.\(advice) `vitrine list` shows them all."
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

  static let help: ArgumentHelp = "The preview's name, as `vitrine list` shows them, or a .xib or .storyboard file."
}
