import QuartzCore
import Raster

extension UIView {
  /// The least alpha that can still be hit (Apple: hitTest(_:with:)).
  static let leastVisibleOpacity: Float = 0.01

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= Self.leastVisibleOpacity, layer.touchRule != .blocked,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in children.reversed() {
      guard let local = shown(point, in: subview) else { continue }
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self
  }

  /// A point in the coordinates of a subview, which is taken where it shows: in the middle of an animation, and in perspective.
  /// nil where it is seen from the side.
  private func shown(_ point: CGPoint, in subview: UIView) -> CGPoint? {
    let layer = subview.layer
    let moves = layer.touchRule == .shown || self.layer.touchRule == .shown
    let isDeep = { (t: CATransform3D) in t.m14 != 0 || t.m24 != 0 }
    guard moves || isDeep(layer.transform) || !CATransform3DIsIdentity(self.layer.sublayerTransform),
      layer.superlayer === self.layer
    else { return subview.convert(point, from: self) }
    let placement = subview.shownProperties.placement(under: shownProperties)
    guard let p = placement.inverted()?.apply(to: RasterPoint(Double(point.x), Double(point.y))), p.x.isFinite, p.y.isFinite else {
      return nil
    }
    return CGPoint(x: p.x, y: p.y)
  }

  private var shownProperties: LayerProperties {
    layer.touchRule == .shown ? layer.presentedProperties(at: CACurrentMediaTime()) : layer.properties
  }

  /// The bounds that show, for a touch to lie in.
  var shownBounds: CGRect { layer.touchRule == .shown ? shownProperties.bounds : layer.bounds }
}
