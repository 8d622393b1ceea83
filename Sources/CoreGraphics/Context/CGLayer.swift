/// A picture that is drawn into once and drawn from many times (Apple: CGLayer). It has one pixel per point of its size.
public final class CGLayer {
  /// The size in points.
  public let size: CGSize
  /// The context to draw the layer's picture in.
  public let context: CGContext?

  /// Creates a layer. Returns nil if the size is not positive or too large for a bitmap.
  ///
  /// - Parameter context: the context that the layer will be drawn in.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0, size.width < 65_536, size.height < 65_536,
      let own = CGContext(
        data: nil, width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)), bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    self.size = size
    self.context = own
  }
}

extension CGContext {
  /// Draws the layer's picture, scaled to the rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    if let image = layer.context?.makeImage() { draw(image, in: rect) }
  }

  /// Draws the layer's picture at its size, with its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) { draw(layer, in: CGRect(origin: point, size: layer.size)) }
}
