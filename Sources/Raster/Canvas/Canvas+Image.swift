import CPixelKernels

extension Canvas {
  /// Draws the part `source` of a picture (by default all of it), moved by whole pixels from the coordinates of its bounds.
  package func draw(_ image: PixelBuffer, dx: Int, dy: Int, source: PixelRect? = nil, opacity: UInt8 = 255) {
    let source = (source ?? image.bounds).intersection(image.bounds)
    let area = source.offsetBy(dx: dx, dy: dy).intersection(clip.bounds)
    if area.isEmpty { return }
    guard clip.mask == nil, blend == .sourceOver else {
      let pattern = ImagePattern(
        image: image, source: source, inverse: Affine(translationX: -Double(dx), y: -Double(dy)), filter: .nearest)
      fill(area, paint: .image(pattern), opacity: opacity)
      return
    }
    if opacity == 0 { return }
    let kernels = Kernels.active
    var to = target.row(area.minY) + (area.minX - target.bounds.minX)
    var from = image.row(area.minY - dy) + (area.minX - dx - image.bounds.minX)
    let n = area.width
    if opacity == 255, image.isOpaque, n == target.width, n == image.width {
      // One run over all rows, since memcpy is fastest for long runs. The few padding pixels between rows are not visible.
      kernels.pointee.copy(to, from, (area.height - 1) * target.stride + n)
      return
    }
    for _ in 0..<area.height {
      if opacity != 255 {
        kernels.pointee.over_opacity(to, from, opacity, n)
      } else if image.isOpaque {
        kernels.pointee.copy(to, from, n)
      } else {
        kernels.pointee.over(to, from, n)
      }
      to += target.stride
      from += image.stride
    }
  }

  /// Draws the part `source` of a picture through a transform from the picture's coordinates to device space. No pixels outside `source`
  /// are read. Edges that do not lie on pixel boundaries are anti-aliased. If the result is less than half as large, linear sampling reads
  /// a picture that was halved first, so that no pixel is skipped.
  package func draw(
    _ image: PixelBuffer, source: PixelRect? = nil, transform: Affine, filter: ImageFilter = .linear, opacity: UInt8 = 255
  ) {
    let source = (source ?? image.bounds).intersection(image.bounds)
    if source.isEmpty { return }
    if transform.isIntegerTranslation {
      draw(image, dx: Int(transform.tx), dy: Int(transform.ty), source: source, opacity: opacity)
      return
    }
    guard let pattern = pattern(image, source, transform, filter, clip.bounds) else { return }
    fill(RasterRect(source), through: transform, paint: .image(pattern), opacity: opacity)
  }

  /// Draws the part `source` of a picture scaled to a rectangle of whole pixels. The pixels do not depend on the rectangle's position.
  package func draw(_ image: PixelBuffer, source: PixelRect, on rect: PixelRect, filter: ImageFilter = .linear, opacity: UInt8 = 255) {
    let source = source.intersection(image.bounds)
    if source.isEmpty || rect.isEmpty { return }
    if source.width == rect.width, source.height == rect.height {
      draw(image, dx: rect.minX - source.minX, dy: rect.minY - source.minY, source: source, opacity: opacity)
      return
    }
    let (a, d) = (Double(rect.width) / Double(source.width), Double(rect.height) / Double(source.height))
    let toRect = Affine(a: a, b: 0, c: 0, d: d, tx: -Double(source.minX) * a, ty: -Double(source.minY) * d)
    let shown = clip.bounds.offsetBy(dx: -rect.minX, dy: -rect.minY)
    guard var pattern = pattern(image, source, toRect, filter, shown) else { return }
    pattern.origin = SIMD2(rect.minX, rect.minY)
    fill(rect, paint: .image(pattern), opacity: opacity)
  }

  /// Draws the part `source` of a picture within a convex outline with smooth or sharp edges, or within
  /// the whole clip if there is no outline.
  package func draw(
    _ image: PixelBuffer, source: PixelRect, transform: Affine, filter: ImageFilter, within quad: Quad?, opacity: UInt8 = 255
  ) {
    let source = source.intersection(image.bounds)
    guard !source.isEmpty, let pattern = pattern(image, source, transform, filter, clip.bounds) else { return }
    if let quad {
      fill(quad, paint: .image(pattern), opacity: opacity)
    } else {
      fill(clip.bounds, paint: .image(pattern), opacity: opacity)
    }
  }

  /// - Parameter shown: the part of the transformed plane that is drawn.
  private func pattern(
    _ image: PixelBuffer, _ source: PixelRect, _ transform: Affine, _ filter: ImageFilter, _ shown: PixelRect
  ) -> ImagePattern? {
    guard let inverse = transform.inverted() else { return nil }
    let halvings = Reductions.Halvings(for: transform)
    guard filter == .linear, !halvings.isNone else {
      return ImagePattern(image: image, source: source, inverse: inverse, filter: filter)
    }
    let visible = PixelRect(enclosing: transform.mapBounds(of: RasterRect(source))).intersection(shown)
    if visible.isEmpty { return nil }
    // One pixel more: sharp edges may include pixels of which only a corner is covered.
    let grown = RasterRect(visible.insetBy(dx: -1, dy: -1))
    let needed = PixelRect(enclosing: inverse.mapBounds(of: grown)).intersection(source)
    guard let level = Reductions.level(image, source, halvings, needed: needed), let shrink = halvings.scale.inverted() else { return nil }
    let toLevel = inverse.concatenating(Affine(translationX: -Double(source.minX), y: -Double(source.minY))).concatenating(shrink)
    return ImagePattern(image: level, inverse: toLevel, filter: .linear)
  }

  private func fill(_ rect: RasterRect, through transform: Affine, paint: Paint, opacity: UInt8) {
    if let pixels = Self.wholePixels(rect, transform) {
      fill(pixels, paint: paint, opacity: opacity)
    } else {
      fill(VectorPath(rect: rect).transformed(by: transform), paint: paint, opacity: opacity)
    }
  }

  /// Returns the pixels of a rectangle that lies on pixel boundaries, within the precision of the scanner, and
  /// therefore needs no coverage; nil for others.
  static func wholePixels(_ rect: RasterRect, _ transform: Affine) -> PixelRect? {
    guard transform.isAxisAligned else { return nil }
    let bounds = transform.mapBounds(of: rect), error = 0.5 / Double(CellWriter.one)
    let pixels = PixelRect(
      enclosing: RasterRect(
        minX: bounds.minX.rounded(), minY: bounds.minY.rounded(), maxX: bounds.maxX.rounded(), maxY: bounds.maxY.rounded()))
    guard abs(bounds.minX - Double(pixels.minX)) < error, abs(bounds.minY - Double(pixels.minY)) < error,
      abs(bounds.maxX - Double(pixels.maxX)) < error, abs(bounds.maxY - Double(pixels.maxY)) < error
    else { return nil }
    return pixels
  }
}
