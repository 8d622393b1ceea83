import CoreGraphics

/// The offsets at which an orthogonally scrolling section comes to rest. The offset is 0 if the first group is at the leading edge of the
/// section.
struct OrthogonalStops {
  let rows: GroupRows
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The visible length.
  let page: CGFloat
  /// The velocity, in points per millisecond, above which a swipe moves to the next group.
  private static let swipe: CGFloat = 0.2

  private var isCentred: Bool { behavior == .groupPagingCentered }
  private func margin(_ group: Int) -> CGFloat { isCentred ? (page - rows.axis.of(rows.layout(group).size)) / 2 : 0 }

  var range: ClosedRange<CGFloat> {
    guard rows.groupCount > 0 else { return 0...0 }
    let low = -margin(0)
    return low...max(low, rows.length - page + margin(rows.groupCount - 1))
  }

  private func clamped(_ offset: CGFloat) -> CGFloat { min(max(offset, range.lowerBound), range.upperBound) }

  /// Returns the offset at which a group is in its resting position.
  func stop(_ group: Int) -> CGFloat { clamped(rows.axis.of(rows.origin(group)) - margin(group)) }

  private func nearest(_ offset: CGFloat) -> Int {
    let middle = rows.group(at: offset + (isCentred ? page / 2 : 0))
    return (max(0, middle - 1)...min(rows.groupCount - 1, middle + 1)).min { abs(stop($0) - offset) < abs(stop($1) - offset) } ?? 0
  }

  /// Returns the offset at which scrolling ends.
  /// - Parameters:
  ///   - begin: the offset at the start of the drag.
  ///   - now: the offset at which the finger was lifted.
  ///   - natural: the offset at which deceleration alone would end.
  ///   - velocity: the velocity in points per millisecond.
  func target(begin: CGFloat, now: CGFloat, natural: CGFloat, velocity: CGFloat) -> CGFloat {
    guard rows.groupCount > 0, range.lowerBound < range.upperBound else { return range.lowerBound }
    switch behavior {
    case .none, .continuous: return natural
    case .continuousGroupLeadingBoundary: return natural >= range.upperBound ? range.upperBound : stop(nearest(natural))
    case .paging:
      guard page > 0 else { return natural }
      return clamped(next(from: (begin / page).rounded(), now: now / page, velocity: velocity) * page)
    case .groupPaging, .groupPagingCentered:
      let current = nearest(begin)
      var group = nearest(now)
      if velocity > Self.swipe, stop(group) <= now { group += 1 }
      if velocity < -Self.swipe, stop(group) >= now { group -= 1 }
      return stop(min(max(group, current - 1, 0), current + 1, rows.groupCount - 1))
    }
  }

  private func next(from current: CGFloat, now: CGFloat, velocity: CGFloat) -> CGFloat {
    var page = now.rounded()
    if velocity > Self.swipe { page = now.rounded(.down) + 1 }
    if velocity < -Self.swipe { page = now.rounded(.up) - 1 }
    return min(max(page, current - 1), current + 1)
  }
}
