import QuartzCore
import Raster

extension UIView {
  /// The lowest alpha of a view that receives touches (Apple: hitTest(_:with:)).
  static let minimumVisibleOpacity: Float = 0.01

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= Self.minimumVisibleOpacity, layer.touchRule != .blocked,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in children.reversed() {
      guard let local = shown(point, in: subview) else { continue }
      if let hit = subview.hitTest(local, with: event) { return hit }
    }
    return self
  }

  /// Converts a point to the coordinates of a subview at the position at which the subview is visible, that is with running
  /// animations and with perspective. nil if the subview is turned edge-on.
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

  /// The visible bounds, which differ from the model's during an animation. Touches are tested against these.
  var shownBounds: CGRect { layer.touchRule == .shown ? shownProperties.bounds : layer.bounds }
}
