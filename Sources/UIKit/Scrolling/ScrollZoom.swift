import CoreGraphics

/// The zooming of a scroll view.
struct ScrollZoom {
  var geometry = ZoomGeometry()
  var scale: CGFloat = 1
  /// While fingers pinch: the scale that they began with, and where they were, from the view's corner.
  var start: CGFloat?
  var focus = CGPoint.zero
  /// Whether the scale goes back to one that is allowed.
  var isBouncing = false
}
