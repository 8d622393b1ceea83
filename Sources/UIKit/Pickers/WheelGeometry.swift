/// Where the rows of a picker stand: on a cylinder that is seen from the side, as high as the picker.
struct WheelGeometry: Equatable {
  /// Of the picker and of a row, in points.
  var height: CGFloat
  var rowHeight: CGFloat

  struct Place: Equatable {
    /// From the middle of the picker, down.
    var y: CGFloat
    /// Behind the front of the wheel: 0 or less.
    var z: CGFloat
    /// Radians by which the row is turned away.
    var angle: CGFloat
    /// 1 in the middle.
    var alpha: CGFloat
  }

  private var radius: CGFloat { max(height / 2, 1) }

  /// Points along the wheel from its front to where nothing shows.
  var reach: CGFloat { radius * (.pi / 2 - 0.12) }

  /// - Parameter distance: of the row's middle from the front, along the wheel, in points.
  /// - Returns: nil where the row is behind.
  func place(at distance: CGFloat) -> Place? {
    guard abs(distance) < reach else { return nil }
    let angle = distance / radius
    let away = min(abs(distance) / max(rowHeight, 1), 1)
    return Place(
      y: radius * sin(angle), z: radius * (cos(angle) - 1), angle: angle, alpha: (1 - 0.5 * away) * pow(cos(angle), 0.7))
  }

  /// The rows that show, where the front is `offset` points down from the first row's middle.
  func rows(at offset: CGFloat, count: Int) -> Range<Int> {
    guard count > 0, rowHeight > 0, offset.isFinite else { return 0..<0 }
    let limit = CGFloat(count)
    let first = Int(min(max(((offset - reach) / rowHeight).rounded(.down), 0), limit))
    let end = Int(min(max(((offset + reach) / rowHeight).rounded(.up) + 1, 0), limit))
    return first..<max(first, end)
  }

  /// The row that is at the front.
  func row(at offset: CGFloat, count: Int) -> Int {
    guard count > 0, rowHeight > 0, offset.isFinite else { return 0 }
    return Int(min(max((offset / rowHeight).rounded(), 0), CGFloat(count - 1)))
  }

  /// How the row is turned about its own middle, seen by an eye in front of the picker's middle.
  /// - Parameter aside: of the row's middle from the picker's, in points.
  func transform(of place: Place, aside: CGFloat) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / max(height * 5, 1)
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(-place.angle, 1, 0, 0), CATransform3DMakeTranslation(aside, place.y, place.z))
    return CATransform3DConcat(CATransform3DConcat(turned, eye), CATransform3DMakeTranslation(-aside, 0, 0))
  }
}
