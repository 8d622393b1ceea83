/// The pixel grid of a screen, to which lengths and positions in points are rounded.
package struct PixelGrid {
  /// The pixels per point.
  let scale: CGFloat

  package init(scale: CGFloat) { self.scale = scale }

  /// A grid of whole points.
  package static let points = PixelGrid(scale: 1)

  /// Rounds to the nearest pixel.
  package func nearest(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
  func down(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
  /// Rounds up. Excesses below a thousandth of a pixel are ignored, because sums of the same numbers can differ in their last bits.
  package func up(_ value: CGFloat) -> CGFloat { (value * scale - 0.001).rounded(.up) / scale }

  func up(_ size: CGSize) -> CGSize { CGSize(width: up(size.width), height: up(size.height)) }
  /// Moves the origin to the nearest pixel. The size stays.
  func nearestOrigin(_ rect: CGRect) -> CGRect {
    CGRect(x: nearest(rect.minX), y: nearest(rect.minY), width: rect.width, height: rect.height)
  }
  /// Moves each edge to the nearest pixel.
  func nearestEdges(_ rect: CGRect) -> CGRect {
    let (x, y) = (nearest(rect.minX), nearest(rect.minY))
    return CGRect(x: x, y: y, width: nearest(rect.maxX) - x, height: nearest(rect.maxY) - y)
  }
}

extension UIView {
  /// The pixel grid of the screen that shows the view, or of the main screen; never coarser than points.
  var pixelGrid: PixelGrid { PixelGrid(scale: max(window?.screen.scale ?? UIScreen.main.scale, 1)) }
}
