import CoreGraphics

/// Traverses views as a screen reader does.
@MainActor
package enum AccessibilityTree {
  /// Returns the elements of a window or of a view and its descendants in reading order.
  package static func elements(of root: UIView) -> [AccessibilityNode] { collect(root).flatMap(\.nodes) }

  /// Elements that stay together, in order.
  private struct Group {
    var nodes: [AccessibilityNode]
    var frame: CGRect

    init(_ nodes: [AccessibilityNode]) {
      self.nodes = nodes
      frame = nodes.dropFirst().reduce(nodes.first?.frame ?? .zero) { $0.union($1.frame) }
    }
  }

  private static func collect(_ view: UIView) -> [Group] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [Group([node(of: view)])] }
    if let elements = view.accessibilityElements { return together(elements.flatMap(given)) }
    // If a subview is modal, only it and the subviews in front of it are visited.
    let modal = view.subviews.lastIndex { $0.accessibilityViewIsModal && !$0.isHidden } ?? 0
    let all = inReadingOrder(view.subviews[modal...].flatMap(collect), isRightToLeft: view.isRightToLeft)
    return view.shouldGroupAccessibilityChildren ? together(all) : all
  }

  private static func together(_ groups: [Group]) -> [Group] {
    let nodes = groups.flatMap(\.nodes)
    return nodes.isEmpty ? [] : [Group(nodes)]
  }

  private static func given(_ element: Any) -> [Group] {
    if let view = element as? UIView { return collect(view) }
    guard let element = element as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
    return [
      Group([
        AccessibilityNode(
          label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
          traits: element.accessibilityTraits, frame: element.accessibilityFrame,
          view: (element.accessibilityContainer as? UIView).map { ObjectIdentifier($0) })
      ])
    ]
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
