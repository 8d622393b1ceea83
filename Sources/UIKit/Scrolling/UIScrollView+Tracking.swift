import CoreGraphics
import Foundation
import QuartzCore

extension UIScrollView {
  /// Feeds the machine with the one touch that scrolls. True when the touch belongs to scrolling from now on.
  func follow(_ touches: Set<UITouch>, phase: UITouch.Phase, with event: UIEvent?) -> Bool {
    guard isScrollEnabled else { return false }
    switch phase {
    case .began:
      guard trackedTouch == nil, let touch = touches.first else { return false }
      return press(touch, with: event)
    case .moved:
      guard let touch = trackedTouch, touches.contains(touch) else { return false }
      if !isDragging, isLeftToSuperview(touch) { return false }
      return move(touch)
    case .ended, .cancelled:
      guard let touch = trackedTouch, touches.contains(touch) else { return false }
      let wasDragging = isDragging
      if phase == .ended { _ = move(touch) }
      endTracking(cancelled: phase == .cancelled)
      return wasDragging
    default:
      return false
    }
  }

  private func press(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let wasMoving = machine.isMoving
    let endedDecelerating = isDecelerating
    machine.press(at: touch.location(in: nil), time: touch.timestamp)
    stopTicking()
    trackedTouch = touch
    pressTime = touch.timestamp
    pressLocation = touch.location(in: nil)
    if endedDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
    // A finger that stops moving content does not press what is under it.
    if wasMoving { return true }
    if let view = touch.view, view !== self, !touchesShouldBegin([touch], with: event, in: view) { return true }
    return false
  }

  /// What the view stands in moves before its content does: a sheet, or a page that goes back.
  private func isLeftToSuperview(_ touch: UITouch) -> Bool {
    let now = touch.location(in: nil), way = CGVector(dx: now.x - pressLocation.x, dy: now.y - pressLocation.y)
    guard hypot(way.dx, way.dy) > 3 else { return false }
    var link = superview
    while let present = link {
      link = present.superview
      guard let claimant = present as? any DragClaimant, claimant.claims(touch, from: self, moved: way) else { continue }
      endTracking(cancelled: true)
      return true
    }
    return false
  }

  private func move(_ touch: UITouch) -> Bool {
    if !isDragging, let view = touch.view, view !== self, !mayTake(touch, from: view) { return false }
    let wasDragging = isDragging
    guard let offset = machine.move(to: touch.location(in: nil), time: touch.timestamp, offset: contentOffset) else {
      return false
    }
    if !wasDragging {
      delegate?.scrollViewWillBeginDragging(self)
      endEditingForDrag()
      showIndicators()
    }
    moveContent(to: offset)
    return true
  }

  /// A finger that sets out early scrolls even over a control; one that has rested on it belongs to the control.
  private func mayTake(_ touch: UITouch, from view: UIView) -> Bool {
    if delaysContentTouches, touch.timestamp - pressTime < Self.contentDelay { return true }
    return canCancelContentTouches && touchesShouldCancel(in: view)
  }

  func endTracking(cancelled: Bool) {
    guard let touch = trackedTouch else { return }
    trackedTouch = nil
    let now = CACurrentMediaTime()
    if cancelled {
      let wasDragging = isDragging
      let springs = machine.cancel(time: now, offset: contentOffset)
      if wasDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: springs) }
      springs ? beginDecelerating() : hideIndicators()
      return
    }
    guard let release = machine.lift(time: touch.timestamp, offset: contentOffset) else {
      // A finger that caught content in mid-bounce and left again lets it go home.
      if machine.cancel(time: now, offset: contentOffset) { beginDecelerating() } else { hideIndicators() }
      return
    }
    var target = release.target
    delegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: release.velocity.dx / 1000, y: release.velocity.dy / 1000), targetContentOffset: &target)
    let coasts = machine.coast(release, to: target, at: now)
    delegate?.scrollViewDidEndDragging(self, willDecelerate: coasts)
    coasts ? beginDecelerating() : hideIndicators()
  }

  private func beginDecelerating() {
    delegate?.scrollViewWillBeginDecelerating(self)
    startTicking()
  }

  /// Moves the offset by `delta` points, not past an edge; true where the content can scroll that way.
  package func scrollByWheel(_ delta: CGVector) -> Bool {
    guard isScrollEnabled, !isTracking, delta.dx.isFinite, delta.dy.isFinite else { return false }
    let geometry = machine.geometry
    var target = contentOffset
    if geometry.scrollsHorizontally { target.x += delta.dx }
    if geometry.scrollsVertically { target.y += delta.dy }
    target = geometry.clamped(target)
    guard target != contentOffset else { return false }
    machine.stop()
    stopTicking()
    showIndicators()
    moveContent(to: target)
    hideIndicators()
    return true
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
