extension Canvas {
  /// A picture in perspective, with anti-aliased edges.
  ///
  /// - Parameters:
  ///   - image: Bilinear; clamped at its edges, so that the outline alone decides what is covered.
  ///   - transform: From coordinates of the picture's bounds to device pixels.
  package func draw(_ image: PixelBuffer, transform: Homography, opacity: UInt8 = 255) {
    let corners = transform.corners(of: RasterRect(image.bounds))
    guard corners.count > 2, let inverse = transform.inverted() else { return }
    var outline = VectorPath()
    outline.move(to: corners[0])
    for corner in corners.dropFirst() { outline.line(to: corner) }
    outline.close()
    fill(outline, shader: .projective(ProjectiveShader(image: image, inverse: inverse)), opacity: opacity)
  }
}
