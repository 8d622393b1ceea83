import CoreGraphics

/// The movement of a swiped row, as a pure value. Offsets are in points, away from the edge with the actions.
package struct RowSwipeMotion: Equatable {
  /// The width of the actions, which is the offset of an open row.
  package var width: CGFloat
  /// The width of the row.
  package var rowWidth: CGFloat
  /// Whether a long swipe performs the first action.
  package var allowsFullSwipe = true

  package init(width: CGFloat, rowWidth: CGFloat, allowsFullSwipe: Bool = true) {
    self.width = width
    self.rowWidth = rowWidth
    self.allowsFullSwipe = allowsFullSwipe
  }

  package enum End: Equatable { case closed, open, fullSwipe }

  /// Returns the offset of the row after the touch has moved by `distance` points from the offset `start`. Beyond the width of the
  /// actions, the row moves by 30 % of the finger's movement, unless a long swipe performs the first action.
  package func offset(start: CGFloat, distance: CGFloat) -> CGFloat {
    let raw = start + distance
    guard raw > 0 else { return 0 }
    guard raw > width, !allowsFullSwipe else { return min(raw, rowWidth) }
    return min(width + (raw - width) * 0.3, rowWidth)
  }

  /// Whether lifting the finger at an offset performs the first action, which then covers the others.
  package func isFullSwipe(at offset: CGFloat) -> Bool { allowsFullSwipe && offset > max(rowWidth * 0.6, width) }

  /// Returns the state that the row moves to when the finger is lifted.
  package func end(offset: CGFloat, velocity: CGFloat) -> End {
    if isFullSwipe(at: offset) { return .fullSwipe }
    if velocity < -200 { return .closed }
    return offset > width / 2 || velocity > 300 ? .open : .closed
  }
}
