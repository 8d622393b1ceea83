/// A blurred copy of premultiplied pixels; what a pixel costs does not depend on sigma where it is 2 or more.
///
/// A Gaussian where sigma is below 2; above, three boxes one after the other along each axis, which is within a few
/// hundredths of one. Each channel is within 1 of 255 of what double precision gives. A picture that is opaque stays so where its edges are clamped.
///
/// - Parameters:
///   - source: The part of the picture that counts, in coordinates of its bounds; beyond it are the edges. All by default.
///   - sigma: The standard deviation, in pixels.
/// - Returns: the picture itself where sigma is not above 0.05 or not below 10,000, or where the copy would be too large.
package func gaussianBlur(
  _ image: PixelBuffer, source: PixelRect? = nil, sigma: Double, edges: BlurEdges = .transparent
) -> PixelBuffer {
  let source = (source ?? image.bounds).intersection(image.bounds)
  guard sigma > 0.05, sigma < 10_000, !source.isEmpty else { return image }
  let margin = edges == .clamped ? 0 : Int((sigma * 3).rounded(.up))
  let bounds = source.insetBy(dx: -margin, dy: -margin)
  guard let result = PixelBuffer(bounds: bounds) else { return image }
  // Turned: columns of the picture are its rows.
  let width = bounds.height, stride = (width + 15) & ~15
  let pass = BlurPass(weights: BlurWeights(sigma: sigma), edges: edges, margin: margin)
  Scratch.current.withTurned(stride * source.width) { turned in
    let between = BlurPass.Pixels(base: turned, stride: stride, width: width, height: source.width)
    pass.run(
      BlurPass.Pixels(
        base: image.row(source.minY) + (source.minX - image.bounds.minX), stride: image.stride, width: source.width,
        height: source.height), between)
    pass.run(between, BlurPass.Pixels(base: result.base, stride: result.stride, width: bounds.width, height: bounds.height))
  }
  result.isOpaque = image.isOpaque && edges == .clamped
  return result
}
