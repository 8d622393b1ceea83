internal import InterfaceBuilder
package import UIKit

/// A root view on the canvas: that of a controller, or a view without a controller.
@MainActor
package final class CanvasRoot {
  /// The identifier of the scene; empty in a `.xib` file.
  package let scene: String
  /// The identifier of the controller or the view.
  package let identifier: String
  package let view: UIView
  /// A controller that contains the view in its size and provides the safe area.
  package let controller = UIViewController()
  let loader: InterfaceLoader
  let element: InterfaceElement

  init?(_ element: InterfaceElement, scene: String, loader: InterfaceLoader, bars: SceneBars) {
    let isController = element.property("view") != nil
    guard let root = isController ? element.property("view") : element, let stored = InterfaceObject(root).frame,
      let view = loader.view(root)
    else { return nil }
    self.scene = scene
    self.element = element
    self.loader = loader
    self.view = view
    identifier = element["id"] ?? ""
    // In files without a device, a view below a bar can be stored with the height of the screen, which includes the part under the bar.
    // Other heights leave it out (files of six projects).
    let includesBar = loader.document.device.identifier.isEmpty && Self.screenHeights.contains(stored.height)
    let below = includesBar ? max(0, stored.y) : 0
    let own = CGSize(width: stored.width, height: max(1, stored.height - below))
    let size = Self.size(own, of: element, loader.document, bars.settings)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(origin: .zero, size: size)
    controller.view = UIView(frame: view.frame)
    // The canvas has no margins that a root view could preserve.
    controller.view.insetsLayoutMarginsFromSafeArea = false
    controller.view.layoutMargins = .zero
    controller.view.addSubview(view)
    controller.additionalSafeAreaInsets =
      isController ? bars.safeArea(of: element, size: size) : bars.safeArea(ofView: element, size: size)
    let side = SystemMargins.side(width: size.width)
    if root.property("layoutMargins") == nil, root.property("directionalLayoutMargins") == nil, !(view is StandInCell) {
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }
    if !bars.settings.usesSafeAreas, bars.settings.tools < MarginFacts.firstToolsWithSafeAreas {
      view.insetsLayoutMarginsFromSafeArea = false
    }
    loader.makeGuides(of: element, in: view)
    loader.finish()
    widenCenteredViews(in: view)
  }

  private func widenCenteredViews(in view: UIView) {
    for subview in view.subviews {
      if let minimum = ControlFacts.minimumCenteredWidth(of: subview) {
        let constraint = subview.widthAnchor.constraint(greaterThanOrEqualToConstant: minimum.length)
        constraint.priority = minimum.priority
        constraint.isActive = true
      }
      widenCenteredViews(in: subview)
    }
  }

  /// The heights of the screens of Xcode 7 and earlier. The square canvas keeps its height.
  private static let screenHeights: Set<Double> = [480, 568, 667, 736, 1024]

  /// Returns the size of a root view. If the device differs from that of the file, a view with the width of the file's device
  /// gets the width of the other one.
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

  /// The views with their identifiers, in the order of the file.
  var views: [(String, UIView)] {
    loader.createdObjects.compactMap { element, object in
      guard let view = object as? UIView, let id = element["id"] else { return nil }
      return (id, view)
    }
  }

  /// The frames of views in their superviews' coordinates, with the views' identifiers, in the order of the file.
  package var frames: [(identifier: String, frame: CGRect)] {
    loader.createdObjects.compactMap { element, object in
      guard let view = object as? UIView, view.isDescendant(of: self.view), let id = element["id"] else { return nil }
      return (id, view.frame)
    }
  }
}
