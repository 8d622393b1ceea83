import Raster

/// What is done to a picture before it is seen. Blurs and linear changes of colour can be done in any order, so that a list of
/// filters comes to one of each.
package struct PictureFilter: Hashable, Sendable {
  /// The standard deviation of a Gaussian blur, in points.
  package private(set) var radius = 0.0
  package private(set) var color: ColorMatrix?

  package static let maximumRadius = 1000.0

  package init() {}

  package var isIdentity: Bool { radius == 0 && color == nil }

  /// - Parameter radius: What is not a number, or below 0, does nothing.
  package mutating func blur(_ radius: Double) {
    guard radius > 0 else { return }
    let held = min(radius, PictureFilter.maximumRadius)
    self.radius = min((self.radius * self.radius + held * held).squareRoot(), PictureFilter.maximumRadius)
  }

  /// The same with a blur of that radius, whatever it was.
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

  /// How far a blur carries, in points: three sigma, and two pixels for rounding.
  package var reach: Double { radius > 0 ? radius * 3 + 2 : 0 }
}
