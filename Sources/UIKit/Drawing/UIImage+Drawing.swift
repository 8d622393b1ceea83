import Raster

extension UIImage {
  /// Draws the image in the current context at its own size, with its top left corner at `point`.
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, scaled to `rect`. Its caps are not stretched. A template image uses the fill color.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext(), let source = cgImage, !rect.isNull, !rect.isInfinite else { return }
    let rect = rect.standardized
    context.saveGState()
    defer { context.restoreGState() }
    // The plain methods keep the alpha and blend mode of the context.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    if renderingMode == .alwaysTemplate {
      guard let tinted = source.tinted(with: context.fillColor) else { return }
      draw(tinted, in: rect, of: context)
    } else {
      draw(source, in: rect, of: context)
    }
  }

  private func draw(_ source: CGImage, in rect: CGRect, of context: CGContext) {
    guard capInsets != .zero else { return context.drawOriented(source, imageOrientation, in: rect) }
    let image =
      imageOrientation == .up
      ? source : UIImage(cgImage: source, scale: scale, orientation: imageOrientation).upright.cgImage ?? source
    context.drawNinePatch(
      image, caps: (capInsets.top * scale, capInsets.left * scale, capInsets.bottom * scale, capInsets.right * scale),
      in: rect, capScale: 1 / scale, tiled: resizingMode == .tile)
  }

  /// Fills `rect` with tiles of the image, starting at the origin of the rectangle.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let image = upright.cgImage, size.width > 0, size.height > 0 else { return }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(x: 0, y: -size.height, width: size.width, height: size.height), byTiling: true)
    context.restoreGState()
  }
}

extension CGImage {
  /// Returns an image of a single color with the alpha of this image.
  func tinted(with color: CGColor) -> CGImage? {
    guard let result = PixelBuffer(bounds: pixels.bounds) else { return nil }
    for y in pixels.bounds.minY..<pixels.bounds.maxY {
      let from = pixels.row(y)
      let to = result.row(y)
      for x in 0..<width { to[x] = color.pixel.scaled(by: UInt8(truncatingIfNeeded: from[x] >> 24)).bits }
    }
    return CGImage(pixels: result)
  }
}
