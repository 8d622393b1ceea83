import Foundation
import Raster
import RenderTree

/// The method of filtering a picture: it is reduced to squares of pixels, blurred, colour transformed, and enlarged again by the drawing
/// code. The squares begin at multiples of their side, so a pixel does not depend on the part of the picture that is drawn.
struct BlurPlan: Hashable {
  /// The largest blur, in pixels. Larger ones are limited to it.
  private static let maximumSigma = 400.0

  /// Squares are `1 << shift` pixels wide: at most a fourth of sigma, which is not visible.
  let shift: Int
  /// The standard deviation of the blur in squares; 0 for no blur.
  let sigma: Double
  let color: ColorMatrix?

  /// - Parameter scale: the number of pixels per point.
  init(_ filter: PictureFilter, scale: Double) {
    let wanted = filter.radius * scale
    let sigma = wanted > 0.05 ? min(wanted, BlurPlan.maximumSigma) : 0
    let shift = sigma >= 8 ? min(Int(log2(sigma / 4)), 6) : 0
    self.shift = shift
    self.sigma = sigma / Double(1 << shift)
    color = filter.color
  }

  var side: Int { 1 << shift }

  /// The number of squares on each side that a blurred square depends on.
  private var kernelRadius: Int { sigma > 0 ? Int((sigma * 3).rounded(.up)) + 2 : 0 }

  /// The distance in pixels within which a change is visible.
  var margin: Int { (kernelRadius + 2) << shift }

  /// Returns the squares that contain the pixels of `rect`.
  func squares(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return PixelRect(
      minX: rect.minX >> shift, minY: rect.minY >> shift, maxX: (rect.maxX + side - 1) >> shift,
      maxY: (rect.maxY + side - 1) >> shift)
  }

  func pixels(of squares: PixelRect) -> PixelRect {
    PixelRect(minX: squares.minX << shift, minY: squares.minY << shift, maxX: squares.maxX << shift, maxY: squares.maxY << shift)
  }

  /// Returns the squares needed to draw `rect`, including one on each side for the enlargement.
  func source(of rect: PixelRect) -> PixelRect {
    let grown = kernelRadius + (shift > 0 ? 1 : 0)
    return squares(of: rect).insetBy(dx: -grown, dy: -grown)
  }

  /// Filters a picture of squares. The picture must not be used afterwards.
  func filtered(_ squares: PixelBuffer, edges: BlurEdges) -> PixelBuffer {
    let out = sigma > 0 ? gaussianBlur(squares, sigma: sigma, edges: edges) : squares
    if let color { out.apply(color) }
    return out
  }
}
