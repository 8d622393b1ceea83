import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
  /// Handles a touch down, which stops moving content.
  func press(at point: CGPoint, time: TimeInterval) {
    wheelTimeout.cancel()
    let endedDecelerating = isDecelerating
    machine.press(at: point, time: time)
    stopTicking()
    if endedDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
  }

  /// Passes the changes of the pan to the state machine.
  func handlePan(_ pan: UIPanGestureRecognizer) {
    if selectsMany(with: pan) { return }
    switch pan.state {
    case .began, .changed: drag(to: pan.progress.location, time: pan.lastTime)
    case .ended:
      drag(to: pan.progress.location, time: pan.lastTime)
      endTracking(cancelled: false)
    default: endTracking(cancelled: true)
    }
  }

  private func drag(to point: CGPoint, time: TimeInterval) {
    let wasDragging = isDragging
    guard let offset = machine.move(to: point, time: time, offset: contentOffset) else { return }
    if !wasDragging {
      delegate?.scrollViewWillBeginDragging(self)
      endEditingForDrag()
      showIndicators()
    }
    moveContent(to: offset)
    moveKeyboard(to: point)
  }

  /// Whether touches can be taken from the contents. Views that have received a touch are asked; for others the answer is yes.
  func mayTake(_ touches: [UITouch]) -> Bool {
    touches.allSatisfy { touch in
      guard let view = touch.view, view !== self, touch.delivery.state == .delivered else { return true }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  func endTracking(cancelled: Bool) {
    guard isTracking else { return }
    holdRefresh()
    releaseKeyboard(velocity: cancelled ? -1 : panGestureRecognizer.velocity(in: nil).y)
    let now = CACurrentMediaTime()
    if cancelled {
      let wasDragging = isDragging
      let springs = machine.cancel(time: now, offset: contentOffset)
      if wasDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: springs) }
      springs ? beginDecelerating() : hideIndicators()
      return
    }
    guard let release = machine.lift(time: panGestureRecognizer.lastTime, offset: contentOffset) else {
      // A finger may have stopped content beyond its edge, and lifted without a drag; the content then springs back.
      if machine.cancel(time: now, offset: contentOffset) { beginDecelerating() } else { hideIndicators() }
      return
    }
    let velocity = CGPoint(x: release.velocity.dx / 1000, y: release.velocity.dy / 1000)
    var target = proposedTarget(release.target, velocity: velocity)
    delegate?.scrollViewWillEndDragging(self, withVelocity: velocity, targetContentOffset: &target)
    let coasts = machine.coast(release, to: target, at: now)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: coasts)
    coasts ? beginDecelerating() : hideIndicators()
  }

  private func beginDecelerating() {
    delegate?.scrollViewWillBeginDecelerating(self)
    startTicking()
  }

  /// Scrolls by a number of points, limited by the edges.
  /// - Returns: false if the content cannot scroll in that direction.
  package func scrollByWheel(_ delta: CGVector) -> Bool {
    guard let target = wheelTarget(delta) else { return false }
    machine.stop()
    stopTicking()
    showIndicators()
    let former = contentOffset
    moveContent(to: target)
    hideIndicators()
    if restAfterWheel(from: former) != nil, window != nil {
      wheelTimeout.turned(from: former) { [weak self] start in self?.settleAfterWheel(from: start) }
    }
    return true
  }

  private func settleAfterWheel(from start: CGPoint) {
    guard !isTracking, !machine.isMoving, let stop = restAfterWheel(from: start) else { return }
    settleAfterWheel(at: machine.geometry.clamped(stop))
  }

  func canScrollByWheel(_ scroll: ScrollWheelEvent) -> Bool { wheelTarget(CGVector(dx: -scroll.delta.dx, dy: -scroll.delta.dy)) != nil }

  /// Returns the offset after scrolling by `delta`; nil if it does not change.
  private func wheelTarget(_ delta: CGVector) -> CGPoint? {
    guard isScrollEnabled, !isTracking, delta.dx.isFinite, delta.dy.isFinite else { return nil }
    let geometry = machine.geometry
    var target = contentOffset
    if geometry.scrollsHorizontally { target.x += delta.dx }
    if geometry.scrollsVertically { target.y += delta.dy }
    target = geometry.clamped(target)
    return target == contentOffset ? nil : target
  }

  // MARK: Ticks

  func startTicking() {
    guard displayLink == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.tick(at: link.timestamp)
    }
    link.add(to: .main, forMode: .common)
    displayLink = link
  }

  func stopTicking() {
    displayLink?.invalidate()
    displayLink = nil
  }

  private func tick(at time: TimeInterval) {
    let wasDecelerating = isDecelerating
    guard let step = machine.tick(at: time) else { return stopTicking() }
    if step.ended { stopTicking() }
    moveContent(to: step.offset)
    guard step.ended, !machine.isMoving else { return }
    hideIndicators()
    if wasDecelerating {
      delegate?.scrollViewDidEndDecelerating(self)
    } else {
      delegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }
}
