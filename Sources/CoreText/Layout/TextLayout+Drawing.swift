import CoreGraphics
import Foundation
import Raster

extension TextLayout {
  /// Draws the layout with the top left corner of its box at a point, in a user space with y down. Text without a
  /// colour is drawn in the context's fill colour.
  /// - Parameter lines: the lines to draw; nil for all.
  package func draw(in context: CGContext, at point: CGPoint, lines: Range<Int>? = nil) {
    guard point.x.isFinite, point.y.isFinite else { return }
    var painter = TextPainter(context, layout: self, offset: point, isYUp: false)
    painter.draw(lines: lines)
  }
}

/// Draws the lines of a layout into a context: first backgrounds, then glyphs and the lines below and through them.
struct TextPainter {
  let context: CGContext
  let layout: TextLayout
  private let offset: CGPoint
  let isYUp: Bool
  private let transform: CGAffineTransform
  /// The number of device pixels per point if text is upright; nil if it is rotated, skewed or stretched.
  private let uprightScale: CGFloat?
  private let inheritedColor: CGColor

  /// - Parameter isYUp: whether y points up in user space. `offset` is then the position of the first baseline.
  init(_ context: CGContext, layout: TextLayout, offset: CGPoint, isYUp: Bool) {
    self.context = context
    self.layout = layout
    self.offset = isYUp ? CGPoint(x: offset.x, y: offset.y + layout.firstBaseline) : offset
    self.isYUp = isYUp
    transform = context.deviceTransform
    inheritedColor = context.fillColor
    let (a, d) = (transform.a, isYUp ? -transform.d : transform.d)
    let isUpright = transform.b == 0 && transform.c == 0 && a > 0 && abs(a - d) <= a * 1e-9
    uprightScale = isUpright ? a : nil
  }

  mutating func draw(lines range: Range<Int>? = nil) {
    guard transform.a.isFinite, transform.b.isFinite, transform.c.isFinite, transform.d.isFinite, transform.tx.isFinite,
      transform.ty.isFinite
    else { return }
    context.saveGState()
    // All text has one shadow, so that no glyph casts a shadow onto its neighbours.
    let isLayered = context.hasShadow
    if isLayered { context.beginTransparencyLayer(auxiliaryInfo: nil) }
    let lines = layout.lines[(range ?? layout.lines.indices).clamped(to: layout.lines.indices)].filter(isVisible)
    for line in lines {
      for run in line.runs { drawBackground(run, line) }
    }
    for line in lines {
      for run in line.runs {
        shadowed(run, line) {
          let style = style(run)
          if style.underline != nil { drawUnderline(run, line, style) }
          drawContent(run, line, style)
          if style.strikethrough != nil { drawStrikethrough(run, line, style) }
        }
      }
    }
    if isLayered { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Calls `body` with the shadow of the run's style.
  func shadowed(_ run: GlyphRun, _ line: TextLine, _ body: () -> Void) {
    guard let shadow = style(run).shadow else { return body() }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
    context.beginTransparencyLayer(in: extent(of: run, line), auxiliaryInfo: nil)
    body()
    context.endTransparencyLayer()
    context.restoreGState()
  }

  /// Draws the glyphs of a run, or its attachment.
  func drawContent(_ run: GlyphRun, _ line: TextLine, _ style: TextStyle) {
    if let attachment = style.attachment, run.isAttachment { draw(attachment, run, line, style) } else { drawGlyphs(run, line, style) }
  }

  func style(_ run: GlyphRun) -> TextStyle { layout.style(of: run) }

  /// Whether the line may be visible. Lines far outside of the clip are skipped, unless they have a shadow.
  private func isVisible(_ line: TextLine) -> Bool {
    guard let uprightScale, !context.hasShadow, !line.runs.contains(where: { style($0).shadow != nil }) else { return true }
    let clip = context.clipBounds
    let margin = (line.height + line.ascent + line.descent) * uprightScale + 2
    let top = transform.ty + userY(line.top) * transform.d
    return top + margin * 2 > CGFloat(clip.minY) && top - margin < CGFloat(clip.maxY)
  }

  /// Converts a y of the layout to user space.
  private func userY(_ y: CGFloat) -> CGFloat { isYUp ? offset.y - y : offset.y + y }

  /// Returns the area that the glyphs and lines of a run may touch, in user space.
  func extent(of run: GlyphRun, _ line: TextLine) -> CGRect {
    let margin = CGFloat(run.size) + line.ascent + line.descent
    let y = userY(line.origin.y)
    return CGRect(
      x: offset.x + line.origin.x + CGFloat(run.x) - margin, y: y - margin, width: CGFloat(run.width) + margin * 2,
      height: margin * 2)
  }

  // MARK: Glyphs

  private func drawGlyphs(_ run: GlyphRun, _ line: TextLine, _ style: TextStyle) {
    let x = offset.x + line.origin.x
    let y = userY(line.origin.y - style.baselineOffset)
    let isShaped = !run.face.isColor && (style.obliqueness != 0 || style.expansion != 0)
    if style.strokeWidth <= 0 {
      context.setFillColor(style.color ?? inheritedColor)
      if isShaped {
        fillOutlines(run, x: x, y: y, style)
      } else if !run.face.isColor, context.setsText, context.show(text(run, line, x: x, y: y)) {
        // The glyphs were written as text.
      } else if let scale = uprightScale, run.face.isColor || run.size * Double(scale) <= GlyphRasterizer.maximumSize {
        drawMasks(run, x: x, y: y, scale: scale)
      } else if run.face.isColor {
        drawPictures(run, x: x, y: y)
      } else {
        fillOutlines(run, x: x, y: y, style)
      }
    }
    if style.strokeWidth != 0, let path = path(run, x: x, y: y, style) {
      context.setStrokeColor(style.strokeColor ?? style.color ?? inheritedColor)
      context.setLineWidth(abs(style.strokeWidth) / 100 * style.font.pointSize)
      context.setLineDash(phase: 0, lengths: [])
      context.setLineJoin(.round)
      context.beginPath()
      context.addPath(path)
      context.strokePath()
    }
  }

  private func fillOutlines(_ run: GlyphRun, x: CGFloat, y: CGFloat, _ style: TextStyle) {
    guard let path = path(run, x: x, y: y, style) else { return }
    context.beginPath()
    context.addPath(path)
    context.fillPath()
  }

  /// Draws masks from the cache, horizontally at quarters of a pixel, vertically at whole pixels.
  private func drawMasks(_ run: GlyphRun, x: CGFloat, y: CGFloat, scale: CGFloat) {
    let left = Double(transform.a * x + transform.tx)
    let baseline = Double(transform.d * y + transform.ty)
    let scale = Double(scale)
    guard abs(left) < 1e7, abs(baseline) < 1e7 else { return }
    let row = Int((baseline + 0.5).rounded(.down))
    let size = min(run.size * scale, GlyphRasterizer.maximumSize)
    for glyph in run.glyphs {
      let across = left + glyph.x * scale
      guard abs(across) < 1e7, abs(glyph.y) < 1e5 else { continue }
      let quarters = run.face.isColor ? Int((across + 0.5).rounded(.down)) * 4 : Int((across * 4 + 0.5).rounded(.down))
      let dy = row - Int((glyph.y * scale + 0.5).rounded(.down))
      switch image(glyph.id, of: run.face, size: size, quarter: UInt8(quarters & 3)) {
      case .empty: break
      case .mask(let mask): context.fill(mask: mask, dx: quarters >> 2, dy: dy)
      case .picture(let pixels): context.draw(pixels: pixels, dx: quarters >> 2, dy: dy)
      }
    }
  }

  private func image(_ glyph: UInt32, of face: FontFace, size: Double, quarter: UInt8) -> GlyphImage {
    let engine = layout.engine
    return engine.withLock {
      let key = GlyphKey(face: face.number, glyph: glyph, size: UInt32((size * 64).rounded()), quarter: quarter)
      return engine.glyphs.image(key) {
        GlyphRasterizer(library: engine.freeType).image(glyph, of: face, size: size, quarter: quarter)
      }
    }
  }

  /// Draws colour glyphs through any transform, from pictures of approximately the right size.
  private func drawPictures(_ run: GlyphRun, x: CGFloat, y: CGFloat) {
    let scale = max(hypot(transform.a, transform.b), hypot(transform.c, transform.d))
    guard scale > 0, scale.isFinite else { return }
    let size = min(max(run.size * Double(scale), 1), GlyphRasterizer.maximumSize)
    let unit = CGFloat(run.size / size)
    for glyph in run.glyphs {
      guard case .picture(let pixels) = image(glyph.id, of: run.face, size: size, quarter: 0) else { continue }
      let glyphTransform = CGAffineTransform(
        a: unit, b: 0, c: 0, d: isYUp ? -unit : unit, tx: x + CGFloat(glyph.x), ty: isYUp ? y + CGFloat(glyph.y) : y - CGFloat(glyph.y))
      context.draw(pixels: pixels, transform: glyphTransform.concatenating(transform))
    }
  }

  /// Returns the outlines of a run in user space.
  private func path(_ run: GlyphRun, x: CGFloat, y: CGFloat, _ style: TextStyle) -> CGPath? {
    let engine = layout.engine
    let up: Double = isYUp ? 1 : -1
    let across = run.size * exp(Double(style.expansion)), lean = run.size * Double(style.obliqueness)
    let vector = engine.withLock {
      var all = VectorPath()
      for glyph in run.glyphs {
        guard let outline = GlyphOutline.path(glyph.id, of: run.face, library: engine.freeType) else { continue }
        let glyphTransform = Affine(
          a: across, b: 0, c: lean, d: up * run.size, tx: Double(x) + glyph.x, ty: Double(y) + up * glyph.y)
        all.append(outline.transformed(by: glyphTransform))
      }
      return all
    }
    return vector.isEmpty ? nil : CGPath(vector: vector)
  }

  /// Draws an attachment of the line.
  private func draw(_ attachment: TextAttachment, _ run: GlyphRun, _ line: TextLine, _ style: TextStyle) {
    guard let image = attachment.image, attachment.bounds.width > 0, attachment.bounds.height > 0 else { return }
    let bounds = attachment.bounds
    let x = offset.x + line.origin.x + CGFloat(run.x) + bounds.minX
    let baseline = line.origin.y - style.baselineOffset
    let rect = CGRect(
      x: x, y: min(userY(baseline - bounds.maxY), userY(baseline - bounds.minY)), width: bounds.width, height: bounds.height)
    guard !isYUp else { return context.draw(image, in: rect) }
    // Pictures are upright in a user space with y up.
    context.saveGState()
    context.translateBy(x: 0, y: rect.minY + rect.maxY)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: rect)
    context.restoreGState()
  }

  // MARK: Rectangles

  func drawBackground(_ run: GlyphRun, _ line: TextLine) {
    guard let color = style(run).backgroundColor else { return }
    context.setFillColor(color)
    fill(run, line, from: line.origin.y - line.ascent, to: line.origin.y + line.descent)
  }

  func drawUnderline(_ run: GlyphRun, _ line: TextLine, _ style: TextStyle) {
    context.setFillColor(style.underlineColor ?? style.color ?? inheritedColor)
    let middle = line.origin.y - style.baselineOffset + style.font.underlineOffset
    strike(run, line, style.underline, style.underlinePattern, middle: middle, thickness: style.font.underlineThickness)
  }

  func drawStrikethrough(_ run: GlyphRun, _ line: TextLine, _ style: TextStyle) {
    context.setFillColor(style.strikethroughColor ?? style.color ?? inheritedColor)
    let middle = line.origin.y - style.baselineOffset - style.font.strikethroughOffset
    strike(run, line, style.strikethrough, style.strikethroughPattern, middle: middle, thickness: style.font.underlineThickness)
  }

  private func strike(
    _ run: GlyphRun, _ line: TextLine, _ kind: TextStyle.Decoration?, _ pattern: TextStyle.Pattern?, middle: CGFloat, thickness: CGFloat
  ) {
    func band(_ top: CGFloat, _ bottom: CGFloat) {
      guard let pattern else { return fill(run, line, from: top, to: bottom) }
      dash(run, line, pattern, thickness: thickness, from: top, to: bottom)
    }
    switch kind {
    case nil: break
    case .single: band(middle - thickness / 2, middle + thickness / 2)
    case .thick: band(middle - thickness, middle + thickness)
    case .double:
      band(middle - thickness / 2, middle + thickness / 2)
      band(middle + thickness * 1.5, middle + thickness * 2.5)
    }
  }

  /// Draws the dashes of a band. The pattern begins at the start of the line, so it continues from run to run.
  private func dash(
    _ run: GlyphRun, _ line: TextLine, _ pattern: TextStyle.Pattern, thickness: CGFloat, from top: CGFloat, to bottom: CGFloat
  ) {
    let unit = max(thickness, 0.5), lengths = pattern.lengths
    let period = lengths.reduce(0, +) * unit
    let (low, high) = (CGFloat(run.x), CGFloat(run.x + run.width))
    guard period > 0, high - low < 100_000 else { return }
    var x = (low / period).rounded(.down) * period
    var index = 0
    while x < high {
      let end = x + lengths[index % lengths.count] * unit
      let (left, right) = (max(x, low), min(end, high))
      if index % 2 == 0, left < right {
        var piece = run
        (piece.x, piece.width) = (Double(left), Double(right - left))
        fill(piece, line, from: top, to: bottom)
      }
      x = end
      index += 1
    }
  }

  /// Fills a band with the width of the run. Upright text has it on whole pixels and at least one pixel high.
  private func fill(_ run: GlyphRun, _ line: TextLine, from top: CGFloat, to bottom: CGFloat) {
    guard run.width > 0 else { return }
    let x = offset.x + line.origin.x + CGFloat(run.x)
    var rect = CGRect(x: x, y: min(userY(top), userY(bottom)), width: CGFloat(run.width), height: bottom - top)
    if uprightScale != nil, !context.setsText {
      let device = rect.applying(transform)
      let minX = (device.minX + 0.5).rounded(.down)
      let minY = (device.minY + 0.5).rounded(.down)
      let maxX = max((device.maxX + 0.5).rounded(.down), minX)
      let height = max(1, (device.height + 0.5).rounded(.down))
      rect = CGRect(x: minX, y: minY, width: maxX - minX, height: height).applying(transform.inverted())
    }
    context.fill(rect)
  }
}
