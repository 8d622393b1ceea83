internal import Raster

extension CGContext {
  /// Draws the image into `rect`, with its top at the largest y: upright in a space with y up, upside down in UIKit's.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard let transform = imageTransform(image, in: rect), let pixels = drawable(image) else { return }
    if byTiling { return tile(pixels, transform: transform) }
    let (opacity, filter) = (state.opacity, state.interpolationQuality.filter)
    let area = PixelRect(enclosing: transform.mapBounds(of: pixels.bounds))
    if transform.isIntegerTranslation {
      paint(in: area) { $0.draw(pixels, dx: Int(transform.tx), dy: Int(transform.ty), source: nil, opacity: opacity) }
      return
    }
    paint(in: area) { $0.draw(pixels, source: nil, transform: transform, filter: filter, opacity: opacity) }
  }

  /// Returns the transform from the coordinates of the image's buffer to device pixels; nil if nothing can be drawn.
  func imageTransform(_ image: CGImage, in rect: CGRect) -> Affine? {
    guard !rect.isNull, !rect.isInfinite, image.width > 0, image.height > 0 else { return nil }
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite
    else { return nil }
    let bounds = image.pixels.bounds
    let unitToRect = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height), tx: rect.minX, ty: rect.maxY)
    let transform = CGAffineTransform(translationX: -CGFloat(bounds.minX), y: -CGFloat(bounds.minY))
      .concatenating(unitToRect).concatenating(state.transform)
    guard transform.inverseIfAny != nil else { return nil }
    return snapped(transform.affine)
  }

  /// Returns the transform with values rounded to whole pixels if they differ only by rounding errors.
  private func snapped(_ affine: Affine) -> Affine {
    func snap(_ value: Double, _ tolerance: Double) -> Double { abs(value - value.rounded()) < tolerance ? value.rounded() : value }
    var result = affine
    (result.a, result.b, result.c, result.d) = (snap(affine.a, 1e-9), snap(affine.b, 1e-9), snap(affine.c, 1e-9), snap(affine.d, 1e-9))
    (result.tx, result.ty) = (DeviceShape.snapped(affine.tx), DeviceShape.snapped(affine.ty))
    guard result.determinant != 0, abs(result.tx) < 1e9, abs(result.ty) < 1e9 else { return affine }
    return result
  }

  /// Returns the pixels to draw. A mask is drawn in the fill colour.
  private func drawable(_ image: CGImage) -> PixelBuffer? {
    guard image.isMask else { return image.pixels }
    let source = image.pixels
    guard let result = PixelBuffer(bounds: source.bounds) else { return nil }
    for y in source.bounds.minY..<source.bounds.maxY {
      let from = source.row(y)
      let to = result.row(y)
      for x in 0..<source.width { to[x] = state.fillColor.pixel.scaled(by: 255 - Pixel(bits: from[x]).luminance).bits }
    }
    return result
  }

  private func tile(_ pixels: PixelBuffer, transform: Affine) {
    guard let inverse = transform.inverted() else { return }
    let (opacity, filter) = (state.opacity, state.interpolationQuality.filter)
    let paint = Paint.image(ImagePattern(image: pixels, inverse: inverse, filter: filter, tile: .repeat))
    let area = state.clip.bounds
    self.paint(in: area) { $0.fill(area, paint: paint, opacity: opacity) }
  }
}

extension CGContext {
  /// Draws the image in nine pieces, upright in a rectangle with y down. The caps, given in image pixels, keep `capScale` user units per
  /// pixel; the rest is stretched or tiled. Caps are reduced if they leave no pixel between them.
  package func drawNinePatch(
    _ image: CGImage, caps: (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat), in rect: CGRect, capScale: CGFloat,
    tiled: Bool
  ) {
    guard rect.width > 0, rect.height > 0, rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite,
      state.transform.inverseIfAny != nil, let pixels = drawable(image)
    else { return }
    // NaN gives no cap.
    func whole(_ cap: CGFloat, _ limit: Int) -> Int { cap > 0 ? Int(min(cap, CGFloat(limit)).rounded()) : 0 }
    func middle(_ before: CGFloat, _ after: CGFloat, _ length: Int) -> (Int, Int) {
      let low = whole(before, length - 1)
      return (low, max(length - whole(after, length), low + 1))
    }
    let bounds = pixels.bounds
    let (x0, x1) = middle(caps.left, caps.right, bounds.width)
    let (y0, y1) = middle(caps.top, caps.bottom, bounds.height)
    let center = PixelRect(minX: bounds.minX + x0, minY: bounds.minY + y0, maxX: bounds.minX + x1, maxY: bounds.minY + y1)
    let destination = RasterRect(
      minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
    let (opacity, filter, transform) = (state.opacity, state.interpolationQuality.filter, state.transform.affine)
    paint(in: PixelRect(enclosing: transform.mapBounds(of: destination))) {
      $0.drawNinePatch(
        pixels, source: nil, center: center, destination: destination, transform: transform, capScale: Double(capScale), filter: filter,
        tiled: tiled, opacity: opacity)
    }
  }
}
