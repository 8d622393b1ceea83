internal import InterfaceBuilder
package import UIKit

/// A scene for display: its root view with the bars around it, or a picture with a name if it has no view.
@MainActor
package struct CanvasScene {
  /// The identifier of the controller, or of a view without a controller.
  package let identifier: String
  package let title: String
  package let view: UIView
  let location: CGPoint?
}

extension InterfaceCanvas {
  /// The scenes in the order of the file.
  package var scenes: [CanvasScene] {
    if document.kind == .nib {
      return roots.map { CanvasScene(identifier: $0.identifier, title: $0.title, view: $0.picture(nil), location: nil) }
    }
    let bars = SceneBars(context: SceneContext(document), settings: settings)
    var found: [CanvasScene] = []
    for scene in document.scenes {
      let location = scene.canvasLocation.map { CGPoint(x: min(50_000, max(-50_000, $0.x)), y: min(50_000, max(-50_000, $0.y))) }
      let own = roots.filter { $0.scene == scene.identifier }
      for (index, root) in own.enumerated() {
        found.append(
          CanvasScene(identifier: root.identifier, title: root.title, view: root.picture(bars), location: index == 0 ? location : nil))
      }
      if own.isEmpty, let controller = scene.controller {
        found.append(
          CanvasScene(
            identifier: controller.identifier, title: CanvasRoot.title(of: controller.element),
            view: ContainerPicture.make(controller.element, size: settings.size), location: location))
      }
    }
    return found
  }

  /// The segues between controllers.
  package var segues: [(from: String, to: String, kind: String)] {
    document.scenes.flatMap { scene -> [(from: String, to: String, kind: String)] in
      guard let controller = scene.controller?.identifier else { return [] }
      var found: [(from: String, to: String, kind: String)] = []
      for object in scene.objects {
        object.element.forEach { element in
          if element.name == "segue", let destination = element["destination"], let kind = element["kind"], kind != "unwind" {
            found.append((controller, destination, kind))
          }
        }
      }
      return found
    }
  }
}
