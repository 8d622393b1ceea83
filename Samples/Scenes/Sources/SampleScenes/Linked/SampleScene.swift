import UIKit

/// A preview of a sample screen.
public struct SampleScene: Sendable {
  /// The name on the command line.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// The line in the catalogue.
  let line: Int
  /// Creates a new instance of the screen.
  public let makeRootViewController: @MainActor @Sendable () -> UIViewController

  init(
    _ name: String, size: CGSize = CGSize(width: 390, height: 844), line: Int = #line,
    makeRootViewController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.name = name
    self.size = size
    self.line = line
    self.makeRootViewController = makeRootViewController
  }

  /// The file with the catalogue.
  static let catalogue = #filePath.replacing("SampleScene.swift", with: "SampleScenes.swift")
}

/// Registers the previews, as the compiler shim's code does before `main` in a project. `vitrine` calls it where it is linked
/// (Sources/CLinkedSamples).
@_cdecl("vitrine_register_sample_scenes") public func registerSampleScenes() {
  for scene in SampleScenes.all {
    _vitrineRegisterPreview(module: "SampleScenes", line: scene.line, file: SampleScene.catalogue) {
      Preview(
        scene.name, traits: .fixedLayout(width: scene.size.width, height: scene.size.height), body: scene.makeRootViewController)
    }
  }
}
