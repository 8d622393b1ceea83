import CoreGraphics

/// An element, or a container with the elements in it, in reading order.
@MainActor
struct AccessibilityOutline {
  let object: UIResponder
  /// The elements of a container.
  let children: [AccessibilityOutline]
  /// The frame that decides the order: that of an element, or around all in a container.
  let extent: CGRect

  init(_ object: UIResponder, children: [AccessibilityOutline] = []) {
    self.object = object
    self.children = children
    extent = children.isEmpty ? object.accessibilityFrame : children.dropFirst().reduce(children[0].extent) { $0.union($1.extent) }
  }

  /// Whether a screen reader says that it enters the view.
  static func isContainer(_ view: UIView) -> Bool { AccessibilityItems.containerRole(of: view) != nil }
}
