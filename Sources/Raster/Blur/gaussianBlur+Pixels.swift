/// Returns a blurred copy of premultiplied pixels. The cost per pixel does not depend on sigma if it is 2 or more.
///
/// The blur is a Gaussian if sigma is below 2, otherwise three box filters in succession along each axis, which differ
/// from a Gaussian by a few hundredths. Each channel is within 1 of 255 of the result in double precision. An opaque
/// picture remains opaque if its edges are clamped.
///
/// - Parameters:
///   - source: the part of the picture to blur, in coordinates of its bounds; nil for the whole picture. The edges begin outside of it.
///   - sigma: the standard deviation, in pixels.
/// - Returns: the picture itself if sigma is not above 0.05 or not below 10,000, or if the copy would be too large.
package func gaussianBlur(
  _ image: PixelBuffer, source: PixelRect? = nil, sigma: Double, edges: BlurEdges = .transparent
) -> PixelBuffer {
  let source = (source ?? image.bounds).intersection(image.bounds)
  guard sigma > 0.05, sigma < 10_000, !source.isEmpty else { return image }
  let margin = edges == .clamped ? 0 : Int((sigma * 3).rounded(.up))
  let bounds = source.insetBy(dx: -margin, dy: -margin)
  guard let result = PixelBuffer(bounds: bounds) else { return image }
  // Transposed: its rows are the columns of the picture.
  let width = bounds.height, stride = (width + 15) & ~15
  let pass = BlurPass(weights: BlurWeights(sigma: sigma), edges: edges, margin: margin)
  Scratch.current.withTransposed(stride * source.width) { transposed in
    let between = BlurPass.Pixels(base: transposed, stride: stride, width: width, height: source.width)
    pass.run(
      BlurPass.Pixels(
        base: image.row(source.minY) + (source.minX - image.bounds.minX), stride: image.stride, width: source.width,
        height: source.height), between)
    pass.run(between, BlurPass.Pixels(base: result.base, stride: result.stride, width: bounds.width, height: bounds.height))
  }
  result.isOpaque = image.isOpaque && edges == .clamped
  return result
}
