/// The shape of the pointer over a window.
package enum CursorShape: String, Sendable {
  case arrow, text, hand, hidden
  /// Arrows to the left and right, upwards and downwards, or from the upper left to the lower right, over what can be dragged in these
  /// directions.
  case horizontalResize, verticalResize, diagonalResize
}
