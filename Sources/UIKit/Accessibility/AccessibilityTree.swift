import CoreGraphics

/// Traverses views as a screen reader does.
@MainActor
package enum AccessibilityTree {
  /// Returns the elements of a window or of a view and its descendants in reading order.
  package static func elements(of root: UIView) -> [AccessibilityNode] {
    collect(root, keepsContainers: false).flatMap(\.nodes).compactMap(node)
  }

  /// Returns the elements as `elements(of:)` does, within the containers that a screen reader names, such as lists and bars.
  static func outline(of root: UIView) -> [AccessibilityOutline] { collect(root, keepsContainers: true).flatMap(\.nodes) }

  /// Elements that stay together, in order.
  private struct Group {
    var nodes: [AccessibilityOutline]
    var frame: CGRect

    init(_ nodes: [AccessibilityOutline]) {
      self.nodes = nodes
      frame = nodes.dropFirst().reduce(nodes.first?.extent ?? .zero) { $0.union($1.extent) }
    }
  }

  private static func collect(_ view: UIView, keepsContainers: Bool) -> [Group] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [Group([AccessibilityOutline(view)])] }
    let isContainer = keepsContainers && AccessibilityOutline.isContainer(view)
    if let elements = view.accessibilityElements {
      return together(elements.flatMap { groups(of: $0, keepsContainers: keepsContainers) }, in: isContainer ? view : nil)
    }
    // If a subview is modal, only it and the subviews in front of it are visited.
    let modal = view.subviews.lastIndex { $0.accessibilityViewIsModal && !$0.isHidden } ?? 0
    let all = inReadingOrder(
      view.subviews[modal...].flatMap { collect($0, keepsContainers: keepsContainers) }, isRightToLeft: view.isRightToLeft)
    return isContainer || view.shouldGroupAccessibilityChildren ? together(all, in: isContainer ? view : nil) : all
  }

  private static func together(_ groups: [Group], in container: UIView?) -> [Group] {
    let nodes = groups.flatMap(\.nodes)
    guard !nodes.isEmpty else { return [] }
    return [Group(container.map { [AccessibilityOutline($0, children: nodes)] } ?? nodes)]
  }

  private static func groups(of element: Any, keepsContainers: Bool) -> [Group] {
    if let view = element as? UIView { return collect(view, keepsContainers: keepsContainers) }
    guard let element = element as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
    return [Group([AccessibilityOutline(element)])]
  }

  private static func node(of outline: AccessibilityOutline) -> AccessibilityNode? {
    if let view = outline.object as? UIView { return node(of: view) }
    guard let element = outline.object as? UIAccessibilityElement else { return nil }
    return AccessibilityNode(
      label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
      traits: element.accessibilityTraits, frame: element.accessibilityFrame,
      view: (element.accessibilityContainer as? UIView).map { ObjectIdentifier($0) })
  }

  private static func node(of view: UIView) -> AccessibilityNode {
    AccessibilityNode(
      label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint, traits: view.accessibilityTraits,
      frame: view.accessibilityFrame, view: ObjectIdentifier(view))
  }

  /// Sorts groups by rows. A group belongs to a row if the vertical center of one lies within the height of the other.
  private static func inReadingOrder(_ all: [Group], isRightToLeft: Bool) -> [Group] {
    var rows: [[Group]] = []
    for group in all.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, group.frame.midY < first.frame.maxY, first.frame.midY > group.frame.minY {
        rows[rows.count - 1].append(group)
      } else {
        rows.append([group])
      }
    }
    return rows.flatMap { row in row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX } }
  }
}
