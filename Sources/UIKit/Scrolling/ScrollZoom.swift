import CoreGraphics

/// The zoom state of a scroll view.
struct ScrollZoom {
  var geometry = ZoomGeometry()
  var scale: CGFloat = 1
  /// The scale at the beginning of a pinch; nil if there is none.
  var start: CGFloat?
  /// The location of the fingers, relative to the view's top left corner.
  var focus = CGPoint.zero
  /// Whether the scale is returning to the allowed range.
  var isBouncing = false
}
