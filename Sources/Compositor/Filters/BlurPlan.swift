import Foundation
import Raster
import RenderTree

/// How pictures are filtered: reduced to squares of pixels, blurred, changed in colour, and stretched again by whoever draws
/// them. Squares begin at multiples of their side, so that a pixel never depends on what part of a picture is drawn.
struct BlurPlan: Hashable {
  /// The largest blur, in pixels; greater ones are drawn as this.
  private static let maximumSigma = 400.0

  /// Squares are `1 << shift` pixels a side: a fourth of sigma at most, which the eye cannot tell.
  let shift: Int
  /// Of the blur of squares; 0 for none.
  let sigma: Double
  let color: ColorMatrix?

  /// - Parameter scale: Pixels per point.
  init(_ filter: PictureFilter, scale: Double) {
    let wanted = filter.radius * scale
    let sigma = wanted > 0.05 ? min(wanted, BlurPlan.maximumSigma) : 0
    let shift = sigma >= 8 ? min(Int(log2(sigma / 4)), 6) : 0
    self.shift = shift
    self.sigma = sigma / Double(1 << shift)
    color = filter.color
  }

  var side: Int { 1 << shift }

  /// Squares that a blurred one depends on, on each side.
  private var reach: Int { sigma > 0 ? Int((sigma * 3).rounded(.up)) + 2 : 0 }

  /// Pixels within which a change is seen.
  var margin: Int { (reach + 2) << shift }

  /// The squares that pixels lie in.
  func squares(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return PixelRect(
      minX: rect.minX >> shift, minY: rect.minY >> shift, maxX: (rect.maxX + side - 1) >> shift,
      maxY: (rect.maxY + side - 1) >> shift)
  }

  func pixels(of squares: PixelRect) -> PixelRect {
    PixelRect(minX: squares.minX << shift, minY: squares.minY << shift, maxX: squares.maxX << shift, maxY: squares.maxY << shift)
  }

  /// What has to be known to draw `rect`, in squares: one more on each side is read by whoever stretches them.
  func source(of rect: PixelRect) -> PixelRect {
    let grown = reach + (shift > 0 ? 1 : 0)
    return squares(of: rect).insetBy(dx: -grown, dy: -grown)
  }

  /// Filters a picture of squares, which is used up.
  func filtered(_ squares: PixelBuffer, edges: BlurEdges) -> PixelBuffer {
    let out = sigma > 0 ? gaussianBlur(squares, sigma: sigma, edges: edges) : squares
    if let color { out.apply(color) }
    return out
  }
}
