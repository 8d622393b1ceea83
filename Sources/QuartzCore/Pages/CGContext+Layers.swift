import CoreGraphics
import Foundation
import Raster
import RenderTree

extension CGContext {
  /// Draws a layer's contents, placed by its gravity.
  func drawContents(_ pixels: PixelBuffer, _ p: LayerProperties) {
    let source = p.contentsSource(of: pixels.bounds)
    let frame = p.contentsFrame(of: pixels.bounds)
    guard !source.isEmpty, !frame.isEmpty, frame.isFinite, frame.width > 0, frame.height > 0 else { return }
    saveGState()
    defer { restoreGState() }
    let scale = p.contentsScale > 0 && p.contentsScale.isFinite ? p.contentsScale : 1
    if p.contentsGravity != .resize || p.contentsCenter == CGRect(x: 0, y: 0, width: 1, height: 1) {
      let offset = Affine(translationX: -source.minX, y: -source.minY)
        .concatenating(Affine(scaleX: frame.width / source.width, y: frame.height / source.height))
        .concatenating(Affine(translationX: frame.minX, y: frame.minY))
      if source != RasterRect(pixels.bounds) {
        clip(to: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
      }
      return draw(pixels: pixels, transform: CGAffineTransform(offset).concatenating(deviceTransform))
    }
    let c = p.contentsCenter
    let image = CGImage(pixels: pixels)
    let (w, h) = (CGFloat(image.width), CGFloat(image.height))
    drawNinePatch(
      image, caps: (top: c.minY * h, left: c.minX * w, bottom: (1 - c.maxY) * h, right: (1 - c.maxX) * w),
      in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height), capScale: 1 / scale, tiled: false)
  }

  /// Repeats a picture from a point of user space on. `unit` is the side of its pixels.
  func drawTiles(of image: CGImage, unit: CGFloat, from origin: CGPoint) {
    let size = CGSize(width: CGFloat(image.width) * unit, height: CGFloat(image.height) * unit)
    guard size.width > 0, size.height > 0 else { return }
    saveGState()
    // Pictures must appear upright in a space with y pointing up.
    translateBy(x: origin.x, y: origin.y + size.height)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: size), byTiling: true)
    restoreGState()
  }

  /// Converts a vector of user space to the base space, in which shadows are measured.
  func vectorInBase(_ vector: CGSize) -> CGSize {
    var linear = deviceTransform.concatenating(baseTransform.inverted())
    (linear.tx, linear.ty) = (0, 0)
    return vector.applying(linear)
  }

  /// Converts a length of user space to device pixels.
  func lengthInPixels(_ length: CGFloat) -> CGFloat { length * CGFloat(deviceTransform.affine.maximumScale) }

  /// Converts a length of user space to the base space.
  func lengthInBase(_ length: CGFloat) -> CGFloat {
    let t = deviceTransform.concatenating(baseTransform.inverted())
    return length * abs(t.a * t.d - t.b * t.c).squareRoot()
  }
}

extension CGContext {
  /// Draws a shape or a gradient as paths and shadings.
  func drawFigure(_ p: LayerProperties) {
    switch p.figure {
    case .shape(let shape)?: draw(shape)
    case .gradient(let gradient)?: draw(gradient, p)
    default: break
    }
  }

  private func draw(_ shape: ShapeFigure) {
    guard let path = shape.path else { return }
    saveGState()
    defer { restoreGState() }
    if shape.fills, let color = shape.fillColor {
      setFillColor(color)
      beginPath()
      addPath(path)
      fillPath(using: shape.fillRule == .evenOdd ? .evenOdd : .winding)
    }
    guard shape.strokes, let color = shape.strokeColor else { return }
    let style = shape.style
    setStrokeColor(color)
    setLineWidth(shape.lineWidth)
    setLineCap(style.cap == .round ? .round : style.cap == .square ? .square : .butt)
    setLineJoin(style.join == .round ? .round : style.join == .bevel ? .bevel : .miter)
    setMiterLimit(shape.miterLimit)
    setLineDash(phase: shape.lineDashPhase, lengths: style.dash.map { CGFloat($0) })
    beginPath()
    addPath(CGPath(vector: shape.strokedPart))
    strokePath()
  }

  private func draw(_ gradient: GradientFigure, _ p: LayerProperties) {
    guard !gradient.colors.isEmpty else { return }
    let ramp = CGGradient(stops: gradient.stops)
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: p.bounds.minX + unit.x * p.bounds.width, y: p.bounds.minY + unit.y * p.bounds.height)
    }
    let (start, end) = (point(gradient.startPoint), point(gradient.endPoint))
    saveGState()
    defer { restoreGState() }
    beginPath()
    addPath(p.outline(of: p.bounds))
    clip()
    let options: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    switch gradient.form {
    case .axial: drawLinearGradient(ramp, start: start, end: end, options: options)
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return }
      translateBy(x: start.x, y: start.y)
      scaleBy(x: width, y: height)
      drawRadialGradient(ramp, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, options: options)
    case .conic: drawConicGradient(ramp, center: start, angle: atan2(end.y - start.y, end.x - start.x))
    }
  }
}

extension LayerProperties {
  /// Returns the outline of a rectangle of the bounds space, with the layer's rounded corners.
  ///
  /// - Parameter inset: the distance of the rectangle from the edges of the bounds.
  func outline(of rect: CGRect, inset: CGFloat = 0) -> CGPath {
    var path = VectorPath()
    guard cornerRadius > inset, cornerRadius.isFinite, !maskedCorners.isEmpty else {
      path.appendRect(RasterRect(rect))
      return CGPath(vector: path)
    }
    let radii = cornerRadii(inset: Double(inset))
    path.appendRoundedRect(
      RasterRect(rect), topLeft: radii.topLeft, topRight: radii.topRight, bottomRight: radii.bottomRight, bottomLeft: radii.bottomLeft,
      isContinuous: hasContinuousCorners)
    return CGPath(vector: path)
  }
}
