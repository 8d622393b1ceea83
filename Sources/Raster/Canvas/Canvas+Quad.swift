extension Canvas {
  /// Fills a convex polygon. Each of its edges is smooth or sharp. Along sharp edges a pixel is drawn if its centre is inside, so polygons
  /// that share an edge leave no gap between them and draw no pixel twice.
  ///
  /// - Parameters:
  ///   - corners: at least three corners in device pixels, in either orientation.
  ///   - smooth: for each corner, whether the edge from it to the next one is anti-aliased.
  package func fill(convex corners: [RasterPoint], smooth: [Bool], paint: Paint, opacity: UInt8 = 255) {
    guard corners.count == smooth.count else { return }
    let spans = Scratch.current.polygon
    spans.begin()
    for (corner, isSmooth) in zip(corners, smooth) { spans.add(corner, isSmooth) }
    fill(prepared: spans, paint: paint, opacity: opacity)
  }

  package func fill(_ quad: Quad, paint: Paint, opacity: UInt8 = 255) {
    let spans = Scratch.current.polygon
    spans.begin()
    spans.add(quad.corners.0, quad.smooth.0)
    spans.add(quad.corners.1, quad.smooth.1)
    spans.add(quad.corners.2, quad.smooth.2)
    spans.add(quad.corners.3, quad.smooth.3)
    fill(prepared: spans, paint: paint, opacity: opacity)
  }

  private func fill(prepared spans: ConvexSpans, paint: Paint, opacity: UInt8) {
    guard spans.end(limits: clip.bounds) else { return }
    guard spans.smooth.contains(false) else { return fill(outline(spans.corners), paint: paint, opacity: opacity) }
    if spans.smooth.contains(true) {
      guard let mask = CoverageMask(outline(spans.pushed), limits: spans.area) else { return }
      spans.cut(mask)
      fill(mask, paint: paint, opacity: opacity)
      return
    }
    guard let rows = RowBlender(self, paint: paint, opacity: opacity, area: spans.area, scratch: .current) else { return }
    fill(spans, rows)
  }

  func fill(_ spans: ConvexSpans, _ rows: RowBlender) {
    for y in spans.area.minY..<spans.area.maxY {
      let row = spans.row(y)
      if !row.isEmpty { rows.run(row.lowerBound, y, row.count, 255) }
    }
  }

  private func outline(_ corners: [RasterPoint]) -> VectorPath {
    var path = VectorPath()
    path.move(to: corners[0])
    for corner in corners.dropFirst() { path.line(to: corner) }
    path.close()
    return path
  }
}
