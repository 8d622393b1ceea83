/// A controller of a storyboard, with the other objects of its scene.
package struct InterfaceScene: Sendable {
  package let identifier: String
  package let objects: [InterfaceObject]
  /// The position of the scene's top left corner on the storyboard's canvas.
  package let canvasLocation: InterfacePoint?

  init(_ element: InterfaceElement) {
    identifier = element["sceneID"] ?? ""
    objects = element.first("objects")?.children.map(InterfaceObject.init) ?? []
    canvasLocation = element.property("canvasLocation").flatMap(InterfacePoint.init)
  }

  /// The controller of the scene, not a placeholder, an exit or another top-level object.
  package var controller: InterfaceObject? {
    objects.first { $0.element["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.kind.hasSuffix("Controller") || $0.kind == "viewControllerPlaceholder" }
  }
}
