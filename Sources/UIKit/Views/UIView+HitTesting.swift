extension UIView {
  /// The least alpha that can still be hit (Apple: hitTest(_:with:)).
  static let leastVisibleOpacity: Float = 0.01

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= Self.leastVisibleOpacity, self.point(inside: point, with: event) else {
      return nil
    }
    for subview in children.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
}
