import CoreGraphics
import Foundation
import ScrollPhysics

extension UIScrollView {
  /// The duration of an animated zoom, in seconds.
  private static let zoomDuration: TimeInterval = 0.25

  func updateZoomPinch() {
    guard zoom.geometry.zooms else {
      zoomPinch = nil
      return
    }
    guard zoomPinch == nil else { return }
    zoomPinch = ZoomPinchGestureRecognizer(target: self, action: Selector("handlePinch:", UIScrollView.handlePinch(_:)))
  }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    switch pinch.state {
    case .began:
      guard let view = delegate?.viewForZooming(in: self) else { return }
      // The pinch also scrolls the content.
      if isTracking { endTracking(cancelled: true) }
      machine.stop()
      stopTicking()
      zoom.start = zoom.scale
      zoom.focus = focus(of: pinch)
      delegate?.scrollViewWillBeginZooming(self, with: view)
      follow(pinch)
    case .changed: follow(pinch)
    case .ended, .cancelled, .failed: endZooming()
    default: break
    }
  }

  private func focus(of pinch: UIPinchGestureRecognizer) -> CGPoint {
    let location = pinch.location(in: self)
    return CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
  }

  private func follow(_ pinch: UIPinchGestureRecognizer) {
    guard let start = zoom.start else { return }
    let focus = pinch.numberOfTouches > 1 ? focus(of: pinch) : zoom.focus
    var offset = contentOffset
    offset.x -= focus.x - zoom.focus.x
    offset.y -= focus.y - zoom.focus.y
    zoom.focus = focus
    let scale = zoom.geometry.shown(start * pinch.scale)
    apply(scale, offset: ZoomGeometry.offset(keeping: focus, offset: offset, from: zoom.scale, to: scale))
  }

  private func endZooming() {
    guard zoom.start != nil else { return }
    zoom.start = nil
    let scale = zoom.geometry.clamped(zoom.scale)
    let offset = ZoomGeometry.offset(keeping: zoom.focus, offset: contentOffset, from: zoom.scale, to: scale)
    go(to: scale, offset: offset, animated: true, isBounce: true)
  }

  func changeZoomScale(to scale: CGFloat, animated: Bool) {
    guard scale.isFinite else { return UIKitLog.refused("the zoom scale \(scale) is not finite") }
    let new = zoom.geometry.clamped(scale)
    let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    go(to: new, offset: ZoomGeometry.offset(keeping: middle, offset: contentOffset, from: zoom.scale, to: new), animated: animated)
  }

  func zoomContent(to rect: CGRect, animated: Bool) {
    guard !rect.isNull, !rect.isInfinite else { return }
    let target = zoom.geometry.filling(rect, in: bounds.size)
    go(to: target.scale, offset: target.offset, animated: animated)
  }

  private func go(to scale: CGFloat, offset: CGPoint, animated: Bool, isBounce: Bool = false) {
    guard let view = delegate?.viewForZooming(in: self) else { return }
    machine.stop()
    stopTicking()
    guard scale != zoom.scale || offset != contentOffset else {
      if isBounce { delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale) }
      return
    }
    guard animated, window != nil else {
      apply(scale, offset: offset, clamps: true)
      return
    }
    zoom.isBouncing = isBounce && scale != zoom.scale
    UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: [.allowUserInteraction, .curveEaseInOut]) {
      self.apply(scale, offset: offset, clamps: true)
    } completion: { [weak self] _ in
      guard let self else { return }
      self.zoom.isBouncing = false
      self.delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
    }
  }

  /// Scales the zoomed view and the content size, and sets the offset. The view keeps its position relative to the content, or has the one
  /// that its constraints determine.
  private func apply(_ scale: CGFloat, offset: CGPoint, clamps: Bool = false) {
    guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
    if scale != zoom.scale {
      let old = zoom.scale, origin = view.frame.origin
      zoom.scale = scale
      view.transform = CGAffineTransform(scaleX: scale, y: scale)
      var frame = view.frame
      frame.origin = CGPoint(x: origin.x * scale / old, y: origin.y * scale / old)
      view.center = CGPoint(
        x: frame.minX + view.layer.anchorPoint.x * frame.width, y: frame.minY + view.layer.anchorPoint.y * frame.height)
      contentSize = CGSize(width: contentSize.width * scale / old, height: contentSize.height * scale / old)
      if view.superview === self { scaleConstraints(of: view, by: scale) }
      delegate?.scrollViewDidZoom(self)
    }
    isBeyondShorterContent = false
    moveContent(to: clamps || !bounces ? machine.geometry.clamped(offset) : offset)
  }

  /// Makes the constraints between the zoomed view and others use its scaled edges, so that their constants remain distances on the screen.
  private func scaleConstraints(of view: UIView, by scale: CGFloat) {
    guard let state = view.viewState.layout else { return }
    state.zoomScale = scale
    let outer = state.boxState.naming.filter { $0.container !== self && $0.container !== view }
    for constraint in constraints + outer { constraint.reinstall() }
    flushConstraints()
    placeConstrainedSubviews()
  }
}
