extension UIView {
  /// The parts of a view's geometry that are flexible when the superview's size changes (Apple: UIView.AutoresizingMask).
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// Resizes the subviews after a change of the bounds size, each according to its autoresizing mask.
  func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews, !subviews.isEmpty else { return }
    let size = bounds.size
    guard size != oldSize else { return }
    for subview in subviews where subview.isPlacedByCode && !subview.autoresizingMask.isEmpty {
      subview.autoresize(from: oldSize, to: size)
    }
  }

  /// Resizes the view, without its transform, for a new size of its superview.
  private func autoresize(from old: CGSize, to new: CGSize) {
    let size = bounds.size, anchor = layer.anchorPoint
    let origin = CGPoint(x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height)
    let mask = autoresizingMask
    let horizontal = AutoresizingAxis(
      start: origin.x, length: size.width, container: old.width, flexibleStart: mask.contains(.flexibleLeftMargin),
      flexibleLength: mask.contains(.flexibleWidth), flexibleEnd: mask.contains(.flexibleRightMargin)
    ).resized(to: new.width)
    let vertical = AutoresizingAxis(
      start: origin.y, length: size.height, container: old.height, flexibleStart: mask.contains(.flexibleTopMargin),
      flexibleLength: mask.contains(.flexibleHeight), flexibleEnd: mask.contains(.flexibleBottomMargin)
    ).resized(to: new.height)
    if horizontal.length != size.width || vertical.length != size.height {
      bounds.size = CGSize(width: horizontal.length, height: vertical.length)
    }
    let moved = CGPoint(
      x: horizontal.start + anchor.x * horizontal.length, y: vertical.start + anchor.y * vertical.length)
    if moved != center { center = moved }
  }
}
