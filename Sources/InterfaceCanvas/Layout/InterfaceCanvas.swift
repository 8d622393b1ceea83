package import Foundation
package import InterfaceBuilder
internal import UIKit

/// The scenes of a document as Interface Builder shows them: laid out for a device, without the application.
@MainActor
package final class InterfaceCanvas {
  package let document: InterfaceDocument
  package let settings: CanvasSettings
  package let roots: [CanvasRoot]

  /// - Parameter change: changes the device, the orientation or other settings.
  package init(_ document: InterfaceDocument, bundle: Bundle? = nil, change: (inout CanvasSettings) -> Void = { _ in }) {
    self.document = document
    var settings = CanvasSettings(document)
    change(&settings)
    self.settings = settings
    let bars = SceneBars(context: SceneContext(document), settings: settings)
    var roots: [CanvasRoot] = []
    let groups = document.kind == .storyboard ? document.scenes.map { ($0.identifier, $0.objects) } : [("", document.objects)]
    for (scene, objects) in groups {
      let loader = InterfaceLoader(document: document, bundle: bundle, surroundings: settings)
      for object in objects {
        guard let root = CanvasRoot(object.element, scene: scene, loader: loader, bars: bars) else { continue }
        roots.append(root)
      }
    }
    self.roots = roots
  }

  /// Lays out all root views.
  package func layOut() { for root in roots { root.layOut() } }

  /// The frames of all views, in the order of the file.
  package var frames: [(identifier: String, frame: CGRect)] { roots.flatMap(\.frames) }
}
