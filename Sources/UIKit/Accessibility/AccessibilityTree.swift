import CoreGraphics

/// Walks views as a screen reader does.
@MainActor
package enum AccessibilityTree {
  /// The elements of a window, or of a view with all below, in the order of reading.
  package static func elements(of root: UIView) -> [AccessibilityNode] { collect(root).map(\.node) }

  private struct Found {
    var node: AccessibilityNode
    var frame: CGRect { node.frame }
  }

  private static func collect(_ view: UIView) -> [Found] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    if view.isAccessibilityElement { return [Found(node: node(of: view))] }
    if let elements = view.accessibilityElements { return elements.flatMap(found) }
    // Of what is modal only that counts, and what is in front of it.
    let modal = view.subviews.lastIndex { $0.accessibilityViewIsModal && !$0.isHidden } ?? 0
    let groups = view.subviews[modal...].map { subview in (group: collect(subview), stays: subview.shouldGroupAccessibilityChildren) }
    if groups.contains(where: \.stays) { return groups.flatMap(\.group) }
    return inReadingOrder(groups.flatMap(\.group), isRightToLeft: view.isRightToLeft)
  }

  private static func found(_ element: Any) -> [Found] {
    if let view = element as? UIView { return view.isAccessibilityElement ? [Found(node: node(of: view))] : collect(view) }
    guard let element = element as? UIAccessibilityElement, element.isAccessibilityElement else { return [] }
    return [
      Found(
        node: AccessibilityNode(
          label: element.accessibilityLabel, value: element.accessibilityValue, hint: element.accessibilityHint,
          traits: element.accessibilityTraits, frame: element.accessibilityFrame))
    ]
  }

  private static func node(of view: UIView) -> AccessibilityNode {
    AccessibilityNode(
      label: view.accessibilityLabel, value: view.accessibilityValue, hint: view.accessibilityHint, traits: view.accessibilityTraits,
      frame: view.accessibilityFrame)
  }

  /// Row after row; elements whose middles lie within the first one's height are a row.
  private static func inReadingOrder(_ all: [Found], isRightToLeft: Bool) -> [Found] {
    var rows: [[Found]] = []
    for found in all.sorted(by: { $0.frame.minY < $1.frame.minY }) {
      if let first = rows.last?.first, found.frame.midY < first.frame.maxY, first.frame.midY > found.frame.minY {
        rows[rows.count - 1].append(found)
      } else {
        rows.append([found])
      }
    }
    return rows.flatMap { row in row.sorted { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX } }
  }
}
