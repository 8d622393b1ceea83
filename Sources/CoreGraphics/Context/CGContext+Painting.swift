internal import PDF
package import Raster

/// The drawing of pixels. All drawing methods use it; it adds the shadows.
extension CGContext {
  /// Calls `body` with the target to draw on. `area` is the device rectangle that the drawing may touch.
  func paint(in area: PixelRect, _ body: (any DrawingTarget) -> Void) {
    let touched = state.shadow == nil ? area.intersection(state.clip.bounds) : state.clip.bounds
    guard !touched.isEmpty else { return }
    guard let target, let canvas else { return paintOnPage(area, body) }
    let mirror = layers.isEmpty ? self.mirror : nil
    mirror?.load(touched, into: target)
    if let shadow = state.shadow { cast(shadow, of: area, on: Canvas(target, clip: state.clip), body) }
    body(canvas)
    mirror?.store(touched, from: target)
  }

  private func paintOnPage(_ area: PixelRect, _ body: (any DrawingTarget) -> Void) {
    guard let document, document.isPageOpen else { return Problem.log("CGContext: the PDF has no open page to draw on") }
    if let shadow = state.shadow { cast(shadow, of: area, on: page(document, .sourceOver), body) }
    body(page(document, state.blendMode.blend))
  }

  private func page(_ document: PDFDocument, _ blend: Blend) -> PDFCanvas {
    PDFCanvas(document, clip: state.clip, outline: state.outline, blend: blend)
  }

  /// Draws the shadow of everything that `body` draws.
  func cast(_ shadow: GraphicsState.Shadow, of area: PixelRect, on target: any DrawingTarget, _ body: (any DrawingTarget) -> Void) {
    guard !shadow.color.pixel.isClear, state.opacity > 0 else { return }
    // Blur and offset are in the base space, which user transforms do not affect.
    let base = baseTransform
    let sigma = Double(shadow.blur / 2 * base.largestScale)
    let dx = Int((base.a * shadow.offset.width + base.c * shadow.offset.height).rounded().clamped)
    let dy = Int((base.b * shadow.offset.width + base.d * shadow.offset.height).rounded().clamped)
    let reach = shadowReach(sigma: sigma) + 1
    let source = state.clip.bounds.offsetBy(dx: -dx, dy: -dy).insetBy(dx: -reach, dy: -reach).intersection(area)
    guard !source.isEmpty, let shape = PixelBuffer(bounds: source), let mask = CoverageMask(bounds: source) else { return }
    body(Canvas(shape))
    for y in source.minY..<source.maxY {
      let from = shape.row(y)
      let to = mask.row(y)
      for x in 0..<source.width { to[x] = UInt8(truncatingIfNeeded: from[x] >> 24) }
    }
    let soft = shadowBlur(mask, sigma: sigma)
    target.fill(soft, dx: dx, dy: dy, paint: .color(shadow.color.pixel), opacity: 255)
  }

  /// Fills a mask, such as a glyph, with the fill colour, moved by whole device pixels.
  package func fill(mask: CoverageMask, dx: Int = 0, dy: Int = 0) {
    guard let paint = paint(state.fillColor) else { return }
    let opacity = state.opacity
    self.paint(in: mask.bounds.offsetBy(dx: dx, dy: dy)) { $0.fill(mask, dx: dx, dy: dy, paint: paint, opacity: opacity) }
  }

  /// Draws pixels, such as a colour glyph, moved by whole device pixels.
  package func draw(pixels: PixelBuffer, dx: Int = 0, dy: Int = 0) {
    let opacity = state.opacity
    paint(in: pixels.bounds.offsetBy(dx: dx, dy: dy)) {
      $0.draw(pixels, dx: dx, dy: dy, source: nil, opacity: opacity)
    }
  }

  /// Draws pixels through a transform from their coordinates to device pixels.
  package func draw(pixels: PixelBuffer, transform: CGAffineTransform) {
    guard transform.isFinite else { return }
    let (opacity, filter, affine) = (state.opacity, state.interpolationQuality.filter, transform.affine)
    paint(in: PixelRect(enclosing: affine.mapBounds(of: pixels.bounds))) {
      $0.draw(pixels, source: nil, transform: affine, filter: filter, opacity: opacity)
    }
  }

  /// Fills a path in device space with a colour.
  func fill(_ path: VectorPath, rule: FillRule, color: CGColor) {
    guard !path.isEmpty, path.isFinite, let paint = paint(color) else { return }
    let (opacity, antialias) = (state.opacity, state.shouldAntialias)
    self.paint(in: PixelRect(enclosing: path.bounds)) {
      $0.fill(path, rule: rule, paint: paint, antialias: antialias, opacity: opacity)
    }
  }

  func fill(_ shape: DeviceShape?, color: CGColor) {
    switch shape {
    case nil: return
    case .path(let path): fill(path, rule: .nonZero, color: color)
    case .pixels(let pixels):
      guard let paint = paint(color) else { return }
      let opacity = state.opacity
      self.paint(in: pixels) {
        if case .color(let pixel) = paint, opacity == 255 {
          $0.fill(pixels, pixel)
        } else {
          $0.fill(pixels, paint: paint, opacity: opacity)
        }
      }
    }
  }
}

extension CGFloat {
  /// The number limited to the range of an Int; NaN becomes 0.
  fileprivate var clamped: CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -1e8), 1e8) }
}
