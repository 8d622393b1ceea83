import GestureMachines

/// The pan recogniser of a scroll view. It begins if the content can scroll in the direction of the movement.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: scrollView, action: Selector("handlePan:", UIScrollView.handlePan(_:)))
  }

  /// The scroll view, if its class conforms to the protocol. As on iOS, no other delegate can be set.
  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    get { scrollView as? any UIGestureRecognizerDelegate }
    set { UIScrollView.refuseDelegate(newValue, of: self, in: scrollView) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = progress.isEmpty && machine.phase == .possible
    super.touchesBegan(touches, with: event)
    if isFirst, !progress.isEmpty { scrollView?.press(at: progress.start, time: touches.first?.timestamp ?? 0) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    // Before the pan begins, the state machine records the movement to determine the velocity.
    if !machine.isActive, !machine.isOver { scrollView?.machine.note(progress.location, at: touches.first?.timestamp ?? 0) }
  }

  override func verdict(translation: CGVector) -> GestureVerdict {
    if progress.count == 2, hypot(translation.dx, translation.dy) >= PanProgress.hysteresis, let scrollView,
      scrollView.mayTake(trackedTouches),
      scrollView.beginsMultipleSelection(self)
    {
      return .recognise
    }
    guard let scrollView, scrollView.machine.drags(to: progress.location, offset: scrollView.contentOffset) else { return .wait }
    if scrollView.leavesDragToParent(translation) { return .fail }
    return scrollView.mayTake(trackedTouches) ? .recognise : .fail
  }

  override func didFail() {
    scrollView?.dropMultipleSelection()
    scrollView?.endTracking(cancelled: true)
  }
}
