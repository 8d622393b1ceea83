/// A recogniser that delays touches in the contents of a scroll view until it is clear that the finger does not start to scroll.
///
/// If the content is moving, the touch only stops it: the recogniser is recognised at once, and the contents do not receive the touch.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
  /// The delay in seconds.
  static let delay: TimeInterval = 0.15

  private weak var scrollView: UIScrollView?

  init(scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard machine.phase == .possible, let scrollView else { return }
    if scrollView.machine.isMoving { return state = .ended }
    let isOwn = touches.allSatisfy { $0.view === scrollView }
    let isControls = touches.allSatisfy { ($0.view as? UIControl)?.tracksAtOnce($0) == true }
    guard scrollView.delaysContentTouches, scrollView.machine.geometry.scrolls, !isOwn, !isControls else { return fail() }
    schedule(after: Self.delay) { [weak self] in self?.fail() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }

  /// Whether another recogniser is prevented: a touch that stops the content must not be recognised as a tap or a long press.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UITapGestureRecognizer || preventedGestureRecognizer is UILongPressGestureRecognizer
  }

  /// Whether another recogniser prevents this one, which ends the delay: always true.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
