extension Canvas {
  /// Draws a picture in perspective. Its edges are anti-aliased unless `isSharp` is set.
  ///
  /// - Parameters:
  ///   - image: the picture. It is sampled bilinearly and clamped at its edges, so only the outline determines the coverage.
  ///   - transform: the mapping from coordinates of the picture's bounds to device pixels.
  ///   - isSharp: whether pixels along the edges are either covered completely or not at all.
  package func draw(_ image: PixelBuffer, transform: Homography, isSharp: Bool = false, opacity: UInt8 = 255) {
    let corners = transform.corners(of: RasterRect(image.bounds))
    guard corners.count > 2, let inverse = transform.inverted() else { return }
    if isSharp {
      let spans = Scratch.current.polygon
      spans.begin()
      for corner in corners { spans.add(corner, false) }
      guard spans.end(limits: clip.bounds) else { return }
      let shader = Shader.projective(ProjectiveShader(image: image, inverse: inverse))
      guard let rows = RowBlender(self, shader: shader, opacity: opacity, area: spans.area, scratch: .current) else { return }
      fill(spans, rows)
      return
    }
    var outline = VectorPath()
    outline.move(to: corners[0])
    for corner in corners.dropFirst() { outline.line(to: corner) }
    outline.close()
    fill(outline, shader: .projective(ProjectiveShader(image: image, inverse: inverse)), opacity: opacity)
  }
}
