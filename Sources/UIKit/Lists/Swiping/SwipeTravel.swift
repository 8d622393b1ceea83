import CoreGraphics

/// How far a row is swiped aside, as a pure value: points towards the actions' edge.
struct SwipeTravel: Equatable {
  /// The width of the actions, which shows when the row is open.
  var width: CGFloat
  /// The width of the row.
  var room: CGFloat
  /// Whether a long swipe performs the first action.
  var goesThrough = true

  enum End: Equatable { case closed, open, through }

  /// The offset of a finger that has gone `way` points from where the row stood at `start`. Past the actions it follows by half, where no
  /// long swipe is meant.
  func offset(start: CGFloat, way: CGFloat) -> CGFloat {
    let raw = start + way
    guard raw > 0 else { return 0 }
    guard raw > width, !goesThrough else { return min(raw, room) }
    return min(width + (raw - width) * 0.3, room)
  }

  /// Where the row goes when the finger leaves.
  func end(offset: CGFloat, velocity: CGFloat) -> End {
    if goesThrough, offset > max(room * 0.6, width) { return .through }
    if velocity < -200 { return .closed }
    return offset > width / 2 || velocity > 300 ? .open : .closed
  }
}
