import CoreGraphics

/// The headers and footers around contents. Coordinates start at the top leading corner of the contents.
struct BoundaryLayout {
  struct Item {
    var frame: CGRect
    /// The range of positions along the layout of the first edge, for a pinned view; nil for other views.
    var pinned: ClosedRange<CGFloat>?
  }

  private(set) var items: [Item] = []
  /// The lengths that headers and footers take before and after the contents.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  /// The length of the contents. It is extended if a header or footer beside the contents is longer.
  private(set) var length: CGFloat

  /// - Parameters:
  ///   - axis: the scroll direction of the layout.
  ///   - length: the length of the contents with their insets.
  ///   - container: the size that fractional dimensions refer to, before `insets` are subtracted.
  ///   - insets: the insets of headers and footers across the layout.
  init(
    _ plans: [BoundaryPlan], measured: [Int: CGSize], axis: LayoutAxis, length: CGFloat, container: CGSize,
    insets: NSDirectionalEdgeInsets, pixel: CGFloat
  ) {
    self.length = length
    let across = axis.other
    let available = across.of(container) - across.start(insets) - across.end(insets)
    let base = axis.size(axis.of(container), max(0, available))
    let sizes = plans.enumerated().map { index, plan in
      var size = plan.extent.resolved(in: base, pixel: pixel)
      if let own = measured[index] {
        if plan.extent.width.isEstimated { size.width = own.width }
        if plan.extent.height.isEstimated { size.height = own.height }
      }
      return size
    }
    for (plan, size) in zip(plans, sizes) where plan.extends && plan.side(axis) == 0 { self.length = max(self.length, axis.of(size)) }
    for (plan, size) in zip(plans, sizes) {
      let extent = axis.of(size), thickness = across.of(size)
      let position =
        switch plan.side(across) {
        case -1: across.start(insets)
        case 1: across.of(container) - across.end(insets) - thickness
        default: across.start(insets) + (available - thickness) / 2
        }
      var along =
        switch plan.side(axis) {
        case -1: plan.extends ? -extent : 0
        case 1: plan.extends ? self.length : self.length - extent
        default: (self.length - extent) / 2
        }
      along += axis.of(plan.offset)
      if plan.extends, plan.side(axis) != 0 {
        before = max(before, -along)
        after = max(after, along + extent - self.length)
      }
      items.append(Item(frame: CGRect(origin: axis.point(along, position + across.of(plan.offset)), size: size).without(plan.insets)))
    }
    for (index, plan) in plans.enumerated() where plan.pins && plan.side(axis) != 0 {
      let extent = axis.of(sizes[index])
      let low = plan.side(axis) < 0 ? -before : 0, high = (plan.side(axis) < 0 ? self.length : self.length + after) - extent
      let inset = axis.start(plan.insets)
      items[index].pinned = low + inset...max(low, high) + inset
    }
  }
}
