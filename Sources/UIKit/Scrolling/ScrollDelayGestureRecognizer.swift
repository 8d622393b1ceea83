/// Holds touches back from the contents of a scroll view, until it is clear that the finger does not scroll at once.
///
/// A finger that stops moving content is the scroll view's own: the recogniser then is recognised, and the contents do not hear of it.
final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
  /// Seconds.
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

  /// A finger that stops the content taps nothing.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer is UITapGestureRecognizer || preventedGestureRecognizer is UILongPressGestureRecognizer
  }

  /// Only what scrolls ends the waiting.
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
