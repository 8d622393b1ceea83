import CLinkedSamples
import Foundation

/// Vitrine's samples, the previews of the package Samples/Scenes.
enum Samples {
  /// Registers the previews: those that are linked into this program, in a build folder; otherwise those of the installed tree.
  /// - Throws: a `CommandError` if the installed library is missing or cannot be loaded.
  static func register() throws {
    guard !vitrine_register_linked_samples() else { return }
    guard let tree = InstalledTree.own, FileManager.default.fileExists(atPath: tree.samples) else {
      throw CommandError("Vitrine's samples are not installed: run 'make install' in Vitrine's folder.")
    }
    try PreviewImage.load(tree.samples)
  }
}
