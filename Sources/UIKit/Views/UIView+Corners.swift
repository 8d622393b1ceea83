extension UIView {
  /// The radius that a corner is drawn with, in points: the layer's, where the layer rounds that corner, and no more than half of the shorter side.
  /// - Parameter corner: one corner; of several, the largest radius.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let corners: [(UIRectCorner, CACornerMask)] = [
      (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner), (.bottomLeft, .layerMinXMaxYCorner),
      (.bottomRight, .layerMaxXMaxYCorner),
    ]
    guard corners.contains(where: { corner.contains($0.0) && layer.maskedCorners.contains($0.1) }) else { return 0 }
    return min(layer.cornerRadius, min(bounds.width, bounds.height) / 2)
  }
}
