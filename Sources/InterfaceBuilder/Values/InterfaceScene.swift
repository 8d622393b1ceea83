/// A controller of a storyboard, with what stands beside it.
package struct InterfaceScene: Sendable {
  package let identifier: String
  package let objects: [InterfaceObject]
  /// Where its top left corner stands on the board.
  package let canvasLocation: InterfacePoint?

  init(_ element: InterfaceElement) {
    identifier = element["sceneID"] ?? ""
    objects = element.first("objects")?.children.map(InterfaceObject.init) ?? []
    canvasLocation = element.property("canvasLocation").flatMap(InterfacePoint.init)
  }

  /// The controller: whatever is neither a placeholder nor an exit, nor a loose object.
  package var controller: InterfaceObject? {
    objects.first { $0.element["sceneMemberID"] == "viewController" }
      ?? objects.first { $0.kind.hasSuffix("Controller") || $0.kind == "viewControllerPlaceholder" }
  }
}
