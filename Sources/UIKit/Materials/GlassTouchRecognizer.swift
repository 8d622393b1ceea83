/// Tells interactive glass of the finger on it. It takes no touches away from other recognisers and views.
final class GlassTouchRecognizer: UIGestureRecognizer {
  private let touched: @MainActor (_ isTouched: Bool) -> Void
  private var isTouched = false

  init(_ touched: @escaping @MainActor (_ isTouched: Bool) -> Void) {
    self.touched = touched
    super.init(target: nil, action: nil)
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  private func report(_ now: Bool) {
    guard now != isTouched else { return }
    isTouched = now
    touched(now)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { report(true) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    report(false)
    state = .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    report(false)
    state = .failed
  }

  override func reset() {
    super.reset()
    report(false)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}
