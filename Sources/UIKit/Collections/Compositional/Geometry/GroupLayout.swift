import CoreGraphics

/// The layout of one group, relative to its top leading corner.
struct GroupLayout: Sendable {
  struct Leaf: Sendable {
    var frame: CGRect
    var zIndex = 0
    var badges: [BadgePlan] = []
    /// The dimensions that the view of the item determines.
    var fits: LayoutFit = []
    /// The bottom trailing corner of the item, with its edge spacing.
    var end: CGPoint
  }

  /// A supplementary item attached to a group.
  struct Badge: Sendable {
    var plan: BadgePlan
    var frame: CGRect
  }

  var size = CGSize.zero
  var leaves: [Leaf] = []
  var badges: [Badge] = []

  mutating func add(_ other: GroupLayout, at origin: CGPoint) {
    for var leaf in other.leaves {
      leaf.frame = leaf.frame.moved(by: origin)
      leaf.end = leaf.end + origin
      leaves.append(leaf)
    }
    for var badge in other.badges {
      badge.frame = badge.frame.moved(by: origin)
      badges.append(badge)
    }
  }

  /// The bottom trailing corner of all items.
  var end: CGPoint { leaves.reduce(.zero) { CGPoint(x: max($0.x, $1.end.x), y: max($0.y, $1.end.y)) } }

  /// Returns the greatest distance by which a view extends beyond the group.
  func overhang(pixel: CGFloat) -> CGFloat {
    var all = CGRect(origin: .zero, size: size)
    for leaf in leaves {
      all = all.union(leaf.frame)
      for badge in leaf.badges { all = all.union(badge.frame(at: leaf.frame, container: leaf.frame.size, pixel: pixel)) }
    }
    for badge in badges { all = all.union(badge.frame) }
    return max(-all.minX, -all.minY, all.maxX - size.width, all.maxY - size.height, 0)
  }
}

/// The dimensions that a view determines itself.
struct LayoutFit: OptionSet, Hashable, Sendable {
  let rawValue: Int
  static let width = LayoutFit(rawValue: 1)
  static let height = LayoutFit(rawValue: 2)
}

extension LayoutExtent {
  var fit: LayoutFit { (width.isEstimated ? LayoutFit.width : []).union(height.isEstimated ? .height : []) }
}
