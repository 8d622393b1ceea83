import CoreGraphics
import Raster

extension LayerProperties {
  package var rasterBounds: RasterRect { RasterRect(bounds) }

  package var isVisible: Bool { !isHidden && opacity > 0 }

  package var hasSublayerTransform: Bool { !isPlain && sublayerTransform != CATransform3DIdentity }

  package var drawsBackground: Bool {
    guard let backgroundColor else { return false }
    return backgroundColor.alpha > 0
  }

  package var drawsBorder: Bool {
    guard borderWidth > 0, let borderColor else { return false }
    return borderColor.alpha > 0
  }

  package var drawsShadow: Bool {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor else { return false }
    return shadowColor.alpha > 0
  }

  /// The anchor point in the layer's bounds space.
  private var anchor: (x: CGFloat, y: CGFloat) {
    (bounds.origin.x + anchorPoint.x * bounds.size.width, bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Returns the mapping from the layer's plane to its superlayer's: a parallel projection, or a perspective one if a transform has it.
  ///
  /// - Parameter superlayer: the layer whose sublayer transform applies; nil for none.
  package func placement(under superlayer: LayerProperties? = nil) -> Homography {
    let anchor = anchor
    if superlayer?.hasSublayerTransform != true {
      if !isGeometryFlipped, isPlain || transform == CATransform3DIdentity {
        return Homography(Affine(translationX: Double(position.x - anchor.x), y: Double(position.y - anchor.y)))
      }
      // The part of T(-anchor) * transform * T(position) that acts in the plane.
      let t = transform
      let depth = -anchorPointZ
      let affine = Affine(
        a: Double(t.m11), b: Double(t.m12), c: Double(t.m21), d: Double(t.m22),
        tx: Double(-anchor.x * t.m11 - anchor.y * t.m21 + depth * t.m31 + t.m41 + position.x),
        ty: Double(-anchor.x * t.m12 - anchor.y * t.m22 + depth * t.m32 + t.m42 + position.y))
      let w = (
        g: Double(t.m14), h: Double(t.m24),
        i: Double(-anchor.x * t.m14 - anchor.y * t.m24 + depth * t.m34 + t.m44)
      )
      if w == (0, 0, 1) { return Homography(isGeometryFlipped ? flip.concatenating(affine) : affine) }
      // The perspective is about the position: it is applied before the translation to the position.
      let (x, y) = (Double(position.x), Double(position.y))
      let projected = Homography(
        a: affine.a, b: affine.b, c: affine.c, d: affine.d, tx: affine.tx - x, ty: affine.ty - y, g: w.g, h: w.h, i: w.i
      ).concatenating(Affine(translationX: x, y: y))
      return isGeometryFlipped ? projected.preceded(by: flip) : projected
    }
    let plane = Homography(planeOf: unflippedMatrix(under: superlayer))
    return isGeometryFlipped ? plane.preceded(by: flip) : plane
  }

  /// Returns the transform from the layer's space to its superlayer's, including depth.
  package func matrix(under superlayer: LayerProperties?) -> CATransform3D {
    let full = unflippedMatrix(under: superlayer)
    guard isGeometryFlipped else { return full }
    var upsideDown = CATransform3DMakeScale(1, -1, 1)
    upsideDown.m42 = bounds.minY + bounds.maxY
    return CATransform3DConcat(upsideDown, full)
  }

  private func unflippedMatrix(under superlayer: LayerProperties?) -> CATransform3D {
    let anchor = anchor
    var full = CATransform3DTranslate(transform, -anchor.x, -anchor.y, -anchorPointZ)
    full = CATransform3DConcat(full, CATransform3DMakeTranslation(position.x, position.y, zPosition))
    if let superlayer, superlayer.hasSublayerTransform {
      let center = superlayer.anchor
      full = CATransform3DConcat(full, CATransform3DMakeTranslation(-center.x, -center.y, -superlayer.anchorPointZ))
      full = CATransform3DConcat(full, superlayer.sublayerTransform)
      full = CATransform3DConcat(full, CATransform3DMakeTranslation(center.x, center.y, superlayer.anchorPointZ))
    }
    return full
  }

  /// Turns the layer upside down within its bounds.
  package var flip: Affine { Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(bounds.minY + bounds.maxY)) }

  /// Returns the part of a picture that `contentsRect` selects, in pixels of the picture, clipped to it. It need not lie on whole pixels.
  package func contentsSource(of pixels: PixelRect) -> RasterRect {
    let unit = contentsRect
    if unit == CGRect(x: 0, y: 0, width: 1, height: 1) { return RasterRect(pixels) }
    let (w, h) = (Double(pixels.width), Double(pixels.height))
    let x0 = Double(pixels.minX) + Double(unit.minX) * w
    let y0 = Double(pixels.minY) + Double(unit.minY) * h
    let part = RasterRect(minX: x0, minY: y0, maxX: x0 + Double(unit.width) * w, maxY: y0 + Double(unit.height) * h)
    return part.isFinite ? part : .null
  }

  /// Returns the rectangle in the bounds space in which that part of a picture is drawn.
  package func contentsFrame(of pixels: PixelRect) -> RasterRect {
    let b = rasterBounds
    let source = contentsSource(of: pixels)
    guard !source.isEmpty, source.width > 0, source.height > 0 else { return .null }
    if contentsGravity == .resize { return b }
    let scale = contentsScale > 0 && contentsScale.isFinite ? Double(contentsScale) : 1
    var (w, h) = (source.width / scale, source.height / scale)
    switch contentsGravity {
    case .resizeAspect, .resizeAspectFill:
      let (sx, sy) = (b.width / w, b.height / h)
      let s = contentsGravity == .resizeAspect ? min(sx, sy) : max(sx, sy)
      (w, h) = (w * s, h * s)
    default: break
    }
    var x = b.minX + (b.width - w) / 2
    var y = b.minY + (b.height - h) / 2
    switch contentsGravity {
    case .left, .topLeft, .bottomLeft: x = b.minX
    case .right, .topRight, .bottomRight: x = b.maxX - w
    default: break
    }
    switch contentsGravity {
    case .top, .topLeft, .topRight: y = b.minY
    case .bottom, .bottomLeft, .bottomRight: y = b.maxY - h
    default: break
    }
    return RasterRect(minX: x, minY: y, maxX: x + w, maxY: y + h)
  }

  /// Returns the bounds of the shadow of `shape`, in the bounds space; nil if the layer draws no shadow.
  package func shadowExtent(of shape: RasterRect) -> RasterRect? {
    guard drawsShadow else { return nil }
    let source = shadowPath.map { $0.vector.bounds } ?? shape
    guard !source.isEmpty, source.isFinite else { return nil }
    // Two sigma (`shadowReach`), plus one pixel for rounding: blurs work on whole pixels, and a point has at least half a pixel.
    let blur = max(Double(shadowRadius), 0) * 2 + 2
    return source.offset(dx: Double(shadowOffset.width), dy: Double(shadowOffset.height)).outset(by: blur)
  }
}
