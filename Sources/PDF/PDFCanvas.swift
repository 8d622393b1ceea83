import CCairo
import Raster

/// Draws on the current page through a clip, in device pixels. A value that is cheap to copy.
///
/// Paths, lines, gradients, pictures and glyphs are preserved as such. For operations that cairo's PDF does not support (the Porter-Duff
/// operators other than "over"), the affected part of the page is drawn as a picture.
package struct PDFCanvas {
  let document: PDFDocument
  /// The bounds of the clip. Its mask, if it has one, comes from a picture; paths are in `outline`.
  let clip: Clip
  let outline: PDFClip?
  let blend: Blend

  package init(_ document: PDFDocument, clip: Clip, outline: PDFClip?, blend: Blend) {
    self.document = document
    self.clip = clip
    self.outline = outline
    self.blend = blend
  }

  private var cairo: OpaquePointer { document.cairo }

  /// Sets the clip and the operator, and draws through the clip's mask if it has one.
  private func draw(_ body: () -> Void) {
    guard document.isPageOpen, !clip.bounds.isEmpty else { return }
    guard let mask = clip.mask, let surface = CoverageSurface(mask) else {
      document.apply(outline)
      cairo_set_operator(cairo, blend.cairoOperator)
      return body()
    }
    document.pushGroup()
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    body()
    let drawn = document.popGroup()
    document.apply(outline)
    cairo_set_operator(cairo, blend.cairoOperator)
    cairo_set_source(cairo, drawn)
    cairo_mask_surface(cairo, surface.surface, Double(mask.bounds.minX), Double(mask.bounds.minY))
    cairo_pattern_destroy(drawn)
  }

  /// Fills the outline that `shape` traces with a paint. For gradients and pictures with opacity, the shape is used as a clip.
  private func paint(_ paint: Paint, rule: FillRule, opacity: UInt8, shape: () -> Void) {
    draw {
      let part = Double(opacity) / 255
      cairo_set_fill_rule(cairo, rule.cairoRule)
      if case .image(let pattern) = paint, opacity < 255 || pattern.opacity < 255 {
        guard document.setSource(paint, opacity: 1) else { return }
        cairo_save(cairo)
        shape()
        cairo_clip(cairo)
        cairo_paint_with_alpha(cairo, part * Double(pattern.opacity) / 255)
        cairo_restore(cairo)
      } else if document.setSource(paint, opacity: part) {
        shape()
        cairo_fill(cairo)
      }
    }
  }

  /// Writes text that can be selected. Returns false if the face cannot be opened; the text must then be drawn in another way.
  package func show(_ text: PDFGlyphs, paint: Paint, opacity: UInt8) -> Bool {
    PDFFonts.shared.withLock {
      guard let face = PDFFonts.shared.face(text.file, text.index), !text.glyphs.isEmpty else { return false }
      draw {
        guard document.setSource(paint, opacity: Double(opacity) / 255) else { return }
        cairo_save(cairo)
        var matrix = text.transform.cairoMatrix
        cairo_transform(cairo, &matrix)
        cairo_set_font_face(cairo, face)
        let up = text.isYUp ? -text.size : text.size
        var font = cairo_matrix_t(xx: text.size, yx: 0, xy: text.isOblique ? -0.2126 * text.size : 0, yy: up, x0: 0, y0: 0)
        cairo_set_font_matrix(cairo, &font)
        let glyphs = text.glyphs.map { cairo_glyph_t(index: UInt($0.id), x: $0.x, y: text.isYUp ? $0.y : -$0.y) }
        let words = text.clusters.map(\.text).joined()
        let clusters = text.clusters.map { cairo_text_cluster_t(num_bytes: Int32($0.text.utf8.count), num_glyphs: Int32($0.glyphs)) }
        let flags = cairo_text_cluster_flags_t(rawValue: text.isRightToLeft ? CAIRO_TEXT_CLUSTER_FLAG_BACKWARD.rawValue : 0)
        cairo_show_text_glyphs(
          cairo, words, Int32(words.utf8.count), glyphs, Int32(glyphs.count), clusters, Int32(clusters.count), flags)
        cairo_restore(cairo)
      }
      return true
    }
  }

  /// Draws the group that was pushed last as one object.
  package func drawGroup(opacity: UInt8) {
    let drawn = document.popGroup()
    defer { cairo_pattern_destroy(drawn) }
    draw {
      cairo_set_source(cairo, drawn)
      cairo_paint_with_alpha(cairo, Double(opacity) / 255)
    }
  }

  /// Draws the group that was pushed last with a shadow below it. `shadow` draws the shadow of the group's pixels within `area`.
  package func drawGroup(opacity: UInt8, area: PixelRect, shadow: (PixelBuffer) -> Void) {
    guard let drawn = document.popGroup() else { return }
    defer { cairo_pattern_destroy(drawn) }
    if let pixels = PDFCanvas.pixels(of: drawn, in: area) { shadow(pixels) }
    draw {
      cairo_set_source(cairo, drawn)
      cairo_paint_with_alpha(cairo, Double(opacity) / 255)
    }
  }

  private static func pixels(of pattern: OpaquePointer, in area: PixelRect) -> PixelBuffer? {
    guard !area.isEmpty, let buffer = PixelBuffer(bounds: area), area.width <= 32_767, area.height <= 32_767,
      let surface = cairo_image_surface_create_for_data(
        UnsafeMutableRawPointer(buffer.base).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(area.width),
        Int32(area.height), Int32(buffer.stride * 4)), let context = cairo_create(surface)
    else { return nil }
    cairo_translate(context, -Double(area.minX), -Double(area.minY))
    cairo_set_source(context, pattern)
    cairo_paint(context)
    cairo_surface_flush(surface)
    cairo_destroy(context)
    cairo_surface_destroy(surface)
    return buffer
  }
}

extension PDFCanvas: DrawingTarget {
  package func fill(_ rect: PixelRect, _ color: Pixel) { fill(rect, paint: .color(color), opacity: 255) }

  package func fill(_ rect: PixelRect, paint: Paint, opacity: UInt8) {
    self.paint(paint, rule: .nonZero, opacity: opacity) {
      cairo_new_path(cairo)
      cairo_rectangle(cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    }
  }

  package func fill(_ path: VectorPath, rule: FillRule, paint: Paint, antialias: Bool, opacity: UInt8) {
    self.paint(paint, rule: rule, opacity: opacity) { document.trace(path) }
  }

  package func fill(_ mask: CoverageMask, dx: Int, dy: Int, paint: Paint, opacity: UInt8) {
    guard let surface = CoverageSurface(mask) else { return }
    draw {
      guard document.setSource(paint, opacity: Double(opacity) / 255) else { return }
      cairo_mask_surface(cairo, surface.surface, Double(mask.bounds.minX + dx), Double(mask.bounds.minY + dy))
    }
  }

  package func stroke(_ line: StrokedLine, paint: Paint, antialias: Bool, opacity: UInt8) {
    // A line whose paint is a picture with opacity is filled as a shape.
    if case .image = paint { return fill(line.outline, rule: .nonZero, paint: paint, antialias: antialias, opacity: opacity) }
    draw {
      guard document.setSource(paint, opacity: Double(opacity) / 255) else { return }
      cairo_save(cairo)
      var matrix = line.transform.cairoMatrix
      cairo_transform(cairo, &matrix)
      document.trace(line.path)
      let style = line.style
      cairo_set_line_width(cairo, style.width)
      cairo_set_line_cap(cairo, style.cap.cairoCap)
      cairo_set_line_join(cairo, style.join.cairoJoin)
      cairo_set_miter_limit(cairo, style.miterLimit)
      cairo_set_dash(cairo, style.dash, Int32(style.dash.count), style.dashPhase)
      cairo_stroke(cairo)
      cairo_restore(cairo)
    }
  }

  package func draw(_ image: PixelBuffer, dx: Int, dy: Int, source: PixelRect?, opacity: UInt8) {
    draw(image, source: source, transform: Affine(translationX: Double(dx), y: Double(dy)), filter: .linear, opacity: opacity)
  }

  package func draw(_ image: PixelBuffer, source: PixelRect?, transform: Affine, filter: ImageFilter, opacity: UInt8) {
    let part = (source ?? image.bounds).intersection(image.bounds)
    guard !part.isEmpty, let inverse = transform.inverted() else { return }
    let pattern = ImagePattern(image: image, source: part, inverse: inverse, filter: filter, tile: .transparent)
    draw {
      guard document.setSource(.image(pattern), opacity: 1) else { return }
      if opacity < 255 { cairo_paint_with_alpha(cairo, Double(opacity) / 255) } else { cairo_paint(cairo) }
    }
  }

  package func drawNinePatch(
    _ image: PixelBuffer, source: PixelRect?, center: PixelRect, destination: RasterRect, transform: Affine, capScale: Double,
    filter: ImageFilter, tiled: Bool, opacity: UInt8
  ) {
    // Nine separate pieces would show seams, so they are combined into a picture at the document's resolution.
    let area = PixelRect(enclosing: transform.mapBounds(of: destination)).intersection(clip.bounds)
    guard !area.isEmpty, let pixels = PixelBuffer(bounds: area) else { return }
    Canvas(pixels).drawNinePatch(
      image, source: source, center: center, destination: destination, transform: transform, capScale: capScale, filter: filter,
      tiled: tiled)
    draw(pixels, dx: 0, dy: 0, source: nil, opacity: opacity)
  }
}

/// A mask as a cairo surface, valid for the lifetime of this object.
private final class CoverageSurface {
  let surface: OpaquePointer

  init?(_ mask: CoverageMask) {
    let bounds = mask.bounds
    guard !bounds.isEmpty, bounds.width <= 32_767, bounds.height <= 32_767,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(bounds.width), Int32(bounds.height))
    else { return nil }
    self.surface = surface
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    for y in 0..<bounds.height { (data + y * stride).update(from: mask.row(bounds.minY + y), count: bounds.width) }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

extension LineCap {
  fileprivate var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
