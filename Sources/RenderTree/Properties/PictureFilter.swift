import Raster

/// The filters of a picture. Blurs and linear colour changes can be applied in any order, so a list of filters is
/// reduced to one blur and one colour matrix.
package struct PictureFilter: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  package private(set) var radius = 0.0
  package private(set) var color: ColorMatrix?
  /// The glass through which a backdrop is seen, after the blur and the colours. Only backdrops have it.
  package private(set) var glass: GlassFilter?

  package static let maximumRadius = 1000.0

  package init() {}

  package var isIdentity: Bool { radius == 0 && color == nil && glass == nil }

  /// Adds a blur.
  ///
  /// - Parameter radius: the standard deviation in points, limited to `maximumRadius`. NaN and values that are not above 0 have no effect.
  package mutating func blur(_ radius: Double) {
    guard radius > 0 else { return }
    let held = min(radius, PictureFilter.maximumRadius)
    self.radius = min((self.radius * self.radius + held * held).squareRoot(), PictureFilter.maximumRadius)
  }

  /// Returns the filter with its blur radius replaced.
  func with(radius: Double) -> PictureFilter {
    var copy = self
    copy.radius = 0
    copy.blur(radius)
    return copy
  }

  package mutating func change(_ matrix: ColorMatrix) {
    guard matrix.isFinite else { return }
    color = color.map { $0.followed(by: matrix) } ?? matrix
  }

  package mutating func show(through glass: GlassFilter) { self.glass = glass }

  /// The distance in points by which a blur extends a picture: three sigma, plus two pixels for rounding.
  package var outset: Double { radius > 0 ? radius * 3 + 2 : 0 }
}
