/// The placements of a picker's rows on a cylinder as high as the picker, seen from the front.
struct WheelGeometry: Equatable {
  /// The heights of the picker and of a row, in points.
  var height: CGFloat
  var rowHeight: CGFloat

  struct RowPlacement: Equatable {
    /// The vertical offset from the middle of the picker, positive downwards.
    var y: CGFloat
    /// The depth behind the front of the wheel; 0 or less.
    var z: CGFloat
    /// The rotation of the row away from the front, in radians.
    var angle: CGFloat
    /// The alpha of the row; 1 in the middle.
    var alpha: CGFloat
  }

  private var radius: CGFloat { max(height / 2, 1) }

  /// The distance in points along the wheel from its front to the last visible position.
  var visibleDistance: CGFloat { radius * (.pi / 2 - 0.12) }

  /// - Parameter distance: the distance in points along the wheel from its front to the middle of the row.
  /// - Returns: the position of the row; nil if it is not visible.
  func placement(at distance: CGFloat) -> RowPlacement? {
    guard abs(distance) < visibleDistance else { return nil }
    let angle = distance / radius
    let away = min(abs(distance) / max(rowHeight, 1), 1)
    return RowPlacement(
      y: radius * sin(angle), z: radius * (cos(angle) - 1), angle: angle, alpha: (1 - 0.5 * away) * pow(cos(angle), 0.7))
  }

  /// Returns the visible rows. `offset` is the distance in points from the middle of the first row to the front.
  func rows(at offset: CGFloat, count: Int) -> Range<Int> {
    guard count > 0, rowHeight > 0, offset.isFinite else { return 0..<0 }
    let limit = CGFloat(count)
    let first = Int(min(max(((offset - visibleDistance) / rowHeight).rounded(.down), 0), limit))
    let end = Int(min(max(((offset + visibleDistance) / rowHeight).rounded(.up) + 1, 0), limit))
    return first..<max(first, end)
  }

  /// Returns the row at the front.
  func row(at offset: CGFloat, count: Int) -> Int {
    guard count > 0, rowHeight > 0, offset.isFinite else { return 0 }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(count - 1)))
  }

  /// Returns the rotation of the row about its own center, in a perspective whose eye is in front of the picker's center.
  /// - Parameter aside: the horizontal offset of the row's center from the picker's center, in points.
  func transform(of placement: RowPlacement, aside: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / max(height * 5, 1)
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(-placement.angle, 1, 0, 0), CATransform3DMakeTranslation(aside, placement.y, placement.z))
    return CATransform3DConcat(CATransform3DConcat(turned, eye), CATransform3DMakeTranslation(-aside, 0, 0))
  }
}
