import CPixelKernels

extension Canvas {
  /// A picture's `source` (all of it by default), moved by whole pixels from the coordinates of its bounds.
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

  /// The part `source` of a picture through any map from the picture's coordinates to device space. Nothing outside
  /// `source` is read; edges that do not fall on pixels are anti-aliased. Where it comes out at less than half its size, linear
  /// sampling is of pixels that were reduced by halves first, so that every pixel counts.
  package func draw(
    _ image: PixelBuffer, source: PixelRect? = nil, transform: Affine, filter: ImageFilter = .linear, opacity: UInt8 = 255
  ) {
    let source = (source ?? image.bounds).intersection(image.bounds)
    if source.isEmpty { return }
    if transform.isIntegerTranslation {
      draw(image, dx: Int(transform.tx), dy: Int(transform.ty), source: source, opacity: opacity)
      return
    }
    guard let inverse = transform.inverted() else { return }
    var pattern = ImagePattern(image: image, source: source, inverse: inverse, filter: filter)
    let halvings = Reductions.Halvings(for: transform)
    if filter == .linear, !halvings.isNone {
      let visible = PixelRect(enclosing: transform.mapBounds(of: RasterRect(source))).intersection(clip.bounds)
      if visible.isEmpty { return }
      let needed = PixelRect(enclosing: inverse.mapBounds(of: RasterRect(visible))).intersection(source)
      guard let level = Reductions.level(image, source, halvings, needed: needed), let shrink = halvings.scale.inverted() else { return }
      let place = inverse.concatenating(Affine(translationX: -Double(source.minX), y: -Double(source.minY))).concatenating(shrink)
      pattern = ImagePattern(image: level, inverse: place, filter: .linear)
    }
    fill(RasterRect(source), through: transform, paint: .image(pattern), opacity: opacity)
  }

  private func fill(_ rect: RasterRect, through transform: Affine, paint: Paint, opacity: UInt8) {
    if let pixels = Self.wholePixels(rect, transform) {
      fill(pixels, paint: paint, opacity: opacity)
    } else {
      fill(VectorPath(rect: rect).transformed(by: transform), paint: paint, opacity: opacity)
    }
  }

  /// The device pixels that a rectangle is exactly, to the precision of the scanner: it needs no coverage then.
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
