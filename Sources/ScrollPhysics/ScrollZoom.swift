import CoreGraphics

/// The zoom state of a scroll view.
package struct ScrollZoom {
  package var geometry = ZoomGeometry()
  package var scale: CGFloat = 1
  /// The scale at the beginning of a pinch; nil if there is none.
  package var start: CGFloat?
  /// The location of the fingers, relative to the view's top left corner.
  package var focus = CGPoint.zero
  /// Whether the scale is returning to the allowed range.
  package var isBouncing = false

  package init() {}
}
