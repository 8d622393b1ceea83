import CPixelKernels

extension Canvas {
  /// Fills every pixel of the rectangle.
  package func fill(_ rect: PixelRect, _ color: Pixel) {
    guard clip.mask == nil, blend == .sourceOver || blend == .copy || blend == .clear else {
      fill(rect, paint: .color(color))
      return
    }
    let area = rect.intersection(clip.bounds)
    if area.isEmpty { return }
    let bits = blend == .clear ? 0 : color.bits
    let solid = blend != .sourceOver || bits >= 0xff00_0000
    if bits == 0, !solid { return }
    let kernel = solid ? Kernels.active.pointee.fill : Kernels.active.pointee.over_solid
    var row = target.row(area.minY) + (area.minX - target.bounds.minX)
    if solid, area.width == target.width {
      // One run over all rows. The few padding pixels between rows are not visible.
      kernel(row, bits, (area.height - 1) * target.stride + area.width)
      return
    }
    for _ in 0..<area.height {
      kernel(row, bits, area.width)
      row += target.stride
    }
  }

  /// Fills a rectangle of whole pixels with a paint.
  package func fill(_ rect: PixelRect, paint: Paint, opacity: UInt8 = 255) {
    let area = rect.intersection(clip.bounds)
    guard let rows = RowBlender(self, paint: paint, opacity: opacity, area: area, scratch: .current) else { return }
    rows.runAll(area)
  }

  func fill(_ rect: PixelRect, shader: Shader, opacity: UInt8) {
    let area = rect.intersection(clip.bounds)
    guard let rows = RowBlender(self, shader: shader, opacity: opacity, area: area, scratch: .current) else { return }
    rows.runAll(area)
  }

  /// Fills the inside of a path in device space. Open subpaths are closed. A path with a NaN coordinate is not drawn.
  ///
  /// - Parameter antialias: if false, pixels covered by at least half are filled completely, others not at all.
  package func fill(
    _ path: VectorPath, rule: FillRule = .nonZero, paint: Paint, antialias: Bool = true, opacity: UInt8 = 255
  ) {
    guard let scanner = PathScanner(path) else { return }
    let area = scanner.extent.intersection(clip.bounds), scratch = Scratch.current
    if area.isEmpty { return }
    if case .color(let color) = paint, antialias, blend == .sourceOver, clip.mask == nil {
      let color = Reference.scale(color.bits, UInt32(opacity)), kernels = Kernels.active
      if color == 0 { return }
      if let mask = scratch.shapes.mask(scanner, rule, scratch) {
        let (x, y) = (area.minX - scanner.base.x, area.minY - scanner.base.y)
        kernels.pointee.mask_over_solid(
          target.row(area.minY) + (area.minX - target.bounds.minX), target.stride, mask.row(y) + (x - mask.bounds.minX), mask.stride,
          color, area.height, area.width)
        return
      }
      scanner.scan(area, rule: rule, scratch: scratch) { cells, band in
        let first = target.row(band.minY) + (band.minX - target.bounds.minX)
        kernels.pointee.cells_over_solid(first, target.stride, &cells, color)
      }
      return
    }
    guard let rows = RowBlender(self, paint: paint, opacity: opacity, area: area, scratch: scratch) else { return }
    fill(scanner, area, rule, antialias, rows)
  }

  func fill(_ path: VectorPath, shader: Shader, opacity: UInt8) {
    guard let scanner = PathScanner(path) else { return }
    let area = scanner.extent.intersection(clip.bounds)
    guard let rows = RowBlender(self, shader: shader, opacity: opacity, area: area, scratch: .current) else { return }
    fill(scanner, area, .nonZero, true, rows)
  }

  private func fill(_ scanner: PathScanner, _ area: PixelRect, _ rule: FillRule, _ antialias: Bool, _ rows: RowBlender) {
    let scratch = rows.scratch
    scanner.scan(area, rule: rule, scratch: scratch) { cells, band in
      for y in band.minY..<band.maxY {
        let count = rows.kernels.pointee.cells_spans(&cells, Int32(y - band.minY), scratch.coverage, scratch.spans)
        for i in 0..<Int(count) {
          let span = scratch.spans[i]
          let x = band.minX + Int(span.start), n = Int(span.count)
          if span.value != 0 {
            if antialias {
              rows.run(x, y, n, UInt8(span.value))
            } else if span.value >= 128 {
              rows.run(x, y, n, 255)
            }
          } else {
            let coverage = scratch.coverage + Int(span.start)
            if !antialias { for j in 0..<n { coverage[j] = coverage[j] >= 128 ? 255 : 0 } }
            rows.run(x, y, n, coverage)
          }
        }
      }
    }
  }

  /// Fills a mask, such as a glyph or a shadow, with a paint. The mask is moved by whole pixels.
  package func fill(_ mask: CoverageMask, dx: Int = 0, dy: Int = 0, paint: Paint, opacity: UInt8 = 255) {
    let area = mask.bounds.offsetBy(dx: dx, dy: dy).intersection(clip.bounds), scratch = Scratch.current
    guard let rows = RowBlender(self, paint: paint, opacity: opacity, area: area, scratch: scratch) else { return }
    for y in area.minY..<area.maxY {
      let from = mask.row(y - dy) + (area.minX - dx - mask.bounds.minX)
      if clip.mask == nil {
        rows.run(area.minX, y, area.width, from)
      } else {
        scratch.coverage.update(from: from, count: area.width)
        rows.run(area.minX, y, area.width, scratch.coverage)
      }
    }
  }
}
