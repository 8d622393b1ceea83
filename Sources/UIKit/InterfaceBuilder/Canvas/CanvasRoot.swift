internal import InterfaceBuilder

/// A root view on the canvas: of a controller, or one that stands for itself.
@MainActor
package final class CanvasRoot {
  /// Of the scene; empty in a xib.
  package let scene: String
  /// Of the controller or the view.
  package let identifier: String
  package let view: UIView
  /// Holds the view as large as it is, and brings the safe area.
  package let controller = UIViewController()
  let loader: InterfaceLoader
  let element: InterfaceElement

  init?(_ element: InterfaceElement, scene: String, loader: InterfaceLoader, surroundings: Surroundings) {
    let isController = element.property("view") != nil
    guard let root = isController ? element.property("view") : element, let stored = InterfaceObject(root).frame,
      let view = loader.view(root)
    else { return nil }
    self.scene = scene
    self.element = element
    self.loader = loader
    self.view = view
    identifier = element["id"] ?? ""
    // Where no device is named, a view that begins below a bar has the whole height stored, but for the square one.
    let below = loader.document.device.identifier.isEmpty && stored.width != stored.height ? max(0, stored.y) : 0
    let own = CGSize(width: stored.width, height: max(1, stored.height - below))
    let size = Self.size(own, of: element, loader.document, surroundings.settings)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    controller.view = UIView(frame: view.frame)
    // Nothing on the canvas has margins for a root view to preserve.
    controller.view.insetsLayoutMarginsFromSafeArea = false
    controller.view.layoutMargins = .zero
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets =
      isController ? surroundings.safeArea(of: element, size: size) : surroundings.safeArea(ofView: element, size: size)
    let side = MarginFacts.root(width: size.width)
    if root.property("layoutMargins") == nil, root.property("directionalLayoutMargins") == nil, !(view is StandInCell) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    if !surroundings.settings.usesSafeAreas, surroundings.settings.tools < MarginFacts.firstToolsWithSafeAreas {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    for guide in element.first("layoutGuides")?.children ?? [] {
      guard let id = guide["id"] else { continue }
      loader.know(ControllerLayoutGuide(guide["type"] == "bottom" ? .bottom : .top, of: view), as: id)
    }
    loader.finish()
  }

  /// On another device than its own, what is as wide as that is as wide as the other.
  private static func size(
    _ stored: CGSize, of element: InterfaceElement, _ document: InterfaceDocument, _ settings: CanvasSettings
  ) -> CGSize {
    let own = CanvasSettings(document).size, present = settings.size
    guard own != present, stored.width == own.width, element.first("freeformSimulatedSizeMetrics") == nil, stored.height > own.height / 2
    else { return stored }
    return CGSize(width: present.width, height: max(1, present.height - (own.height - stored.height)))
  }

  package func layOut() {
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
  }

  /// Views with an identifier, in the order of the file.
  var views: [(String, UIView)] {
    loader.made.compactMap { element, object in
      guard let view = object as? UIView, let id = element["id"] else { return nil }
      return (id, view)
    }
  }

  /// Frames of views with an identifier, in their superviews' coordinates, in the order of the file.
  package var frames: [(identifier: String, frame: CGRect)] {
    loader.made.compactMap { element, object in
      guard let view = object as? UIView, view.isDescendant(of: self.view), let id = element["id"] else { return nil }
      return (id, view.frame)
    }
  }
}
