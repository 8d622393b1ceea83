import CoreGraphics

/// A width or a height that is not resolved against a container yet.
struct LayoutLength: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    /// Fractions of the width and of the height of the container.
    case width, height
    case absolute, estimated, uniform
  }

  var kind: Kind
  var amount: CGFloat
  var isEstimated: Bool { kind == .estimated || kind == .uniform }

  /// Returns the length in points. Fractions are rounded down to whole pixels, so that they do not exceed the container.
  func resolved(in container: CGSize, pixel: CGFloat) -> CGFloat {
    switch kind {
    case .width: ((container.width * amount) / pixel + 0.001).rounded(.down) * pixel
    case .height: ((container.height * amount) / pixel + 0.001).rounded(.down) * pixel
    case .absolute, .estimated, .uniform: max(0, amount)
    }
  }
}

struct LayoutGap: Hashable, Sendable {
  var amount: CGFloat = 0
  var isFlexible = false
}

struct LayoutGaps: Hashable, Sendable {
  var top = LayoutGap()
  var leading = LayoutGap()
  var bottom = LayoutGap()
  var trailing = LayoutGap()
}

struct LayoutAnchor: Hashable, Sendable {
  var edges: NSDirectionalRectEdge
  var offset = CGPoint.zero
  /// Whether the offset is a fraction of the size of the attached view.
  var isFractional = false

  /// The position of the anchor in a rectangle, from the top leading corner, as a fraction of its size.
  var unit: CGPoint {
    func part(_ start: NSDirectionalRectEdge, _ end: NSDirectionalRectEdge) -> CGFloat {
      edges.contains(start) == edges.contains(end) ? 0.5 : edges.contains(start) ? 0 : 1
    }
    return CGPoint(x: part(.leading, .trailing), y: part(.top, .bottom))
  }

  func offset(_ size: CGSize) -> CGPoint {
    isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
  }
}

/// A width and a height that are not resolved against a container yet.
struct LayoutExtent: Hashable, Sendable {
  var width: LayoutLength
  var height: LayoutLength
  var isEstimated: Bool { width.isEstimated || height.isEstimated }

  func resolved(in container: CGSize, pixel: CGFloat) -> CGSize {
    CGSize(width: width.resolved(in: container, pixel: pixel), height: height.resolved(in: container, pixel: pixel))
  }
  func along(_ axis: LayoutAxis) -> LayoutLength { axis == .horizontal ? width : height }
}

/// A supplementary item attached to an item or a group.
struct BadgePlan: Sendable {
  var kind: String
  var extent: LayoutExtent
  var zIndex: Int
  var container: LayoutAnchor
  var own: LayoutAnchor?
  /// The insets between the area in the layout and the view.
  var insets = NSDirectionalEdgeInsets.zero

  /// Returns the frame of the supplementary item.
  /// - Parameters:
  ///   - target: the frame of the item or group to which it is attached.
  ///   - base: the size that fractional dimensions refer to.
  func frame(at target: CGRect, container base: CGSize, pixel: CGFloat) -> CGRect {
    let size = extent.resolved(in: base, pixel: pixel)
    let targetAnchor = container.unit, ownAnchor = (own ?? container).unit
    let offset = container.offset(size) + (own?.offset(size) ?? .zero)
    return CGRect(
      x: target.minX + targetAnchor.x * target.width - ownAnchor.x * size.width + offset.x,
      y: target.minY + targetAnchor.y * target.height - ownAnchor.y * size.height + offset.y, width: size.width, height: size.height
    ).without(insets)
  }
}

/// The description of an item or a group, as a pure value.
struct LayoutPlan: Sendable {
  indirect enum Content: Sendable {
    case item
    case row(LayoutAxis, [LayoutPlan], count: Int?, gap: LayoutGap)
    /// A custom group, with the index of its closure.
    case custom(Int)
  }

  var extent: LayoutExtent
  var insets = NSDirectionalEdgeInsets.zero
  var edges = LayoutGaps()
  var badges: [BadgePlan] = []
  var content = Content.item

  /// Whether the size of any part is determined by its view.
  var isEstimated: Bool {
    guard !extent.isEstimated, case .row(_, let parts, _, _) = content else { return extent.isEstimated }
    return parts.contains(where: \.isEstimated)
  }

  /// Whether the sizes of views determine how many items fit in a group.
  var flows: Bool {
    guard case .row(let axis, let parts, let count, _) = content else { return false }
    if count == nil, !extent.along(axis).isEstimated, parts.contains(where: { $0.extent.along(axis).isEstimated }) { return true }
    return parts.contains(where: \.flows)
  }
}
