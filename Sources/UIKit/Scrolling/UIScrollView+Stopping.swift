import CoreGraphics

extension UIScrollView {
  /// Whether the content is moving to an offset that was set with an animation (Apple: isScrollAnimating).
  public var isScrollAnimating: Bool { machine.isMoving && !isTracking && !isDecelerating }

  /// Whether the zoom scale is changing with an animation (Apple: isZoomAnimating).
  public var isZoomAnimating: Bool { zoom.start == nil && (contentLayerOfZoom?.animationKeys()?.isEmpty == false) }

  private var contentLayerOfZoom: CALayer? { zoom.geometry.zooms ? delegate?.viewForZooming(in: self)?.layer : nil }

  /// Stops scrolling and zooming at the presented offset and scale (Apple: stopScrollingAndZooming()).
  public func stopScrollingAndZooming() {
    let wasDecelerating = isDecelerating
    let moved = machine.isMoving && !isTracking
    if isTracking { endTracking(cancelled: true) }
    machine.stop()
    stopTicking()
    contentLayerOfZoom?.removeAllAnimations()
    guard moved else { return }
    hideIndicators()
    if wasDecelerating {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Shows the scroll indicators for the changes of the offset that a closure makes, as if a finger had scrolled (Apple:
  /// withScrollIndicatorsShown(forContentOffsetChanges:)).
  public func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let before = contentOffset
    changes()
    guard contentOffset != before else { return }
    setNeedsLayout()
    flashScrollIndicators()
  }
}
