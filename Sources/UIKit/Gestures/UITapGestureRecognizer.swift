import GestureMachines

/// A recogniser of one or more taps with one or more fingers (Apple: UITapGestureRecognizer). In a tap a finger stays down for at
/// most 0.75 seconds and moves by at most 45 points; the next tap follows within 0.35 seconds.
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var progress = TapProgress()

  /// The number of taps. Default 1.
  open var numberOfTapsRequired = 1 { didSet { forget() } }
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1 { didSet { forget() } }
  /// The buttons of a pointer that tap. Default primary.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  override var takesSecondaryClicks: Bool { buttonMaskRequired.contains(.secondary) }

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  /// The last locations on the screen of the latest tap's fingers, in the order in which they went down.
  private var fingers: [(number: Int, location: CGPoint)] = []

  private func follow(_ touches: Set<UITouch>, isNew: Bool = false) {
    if isNew, trackedTouches.allSatisfy(touches.contains) { fingers = [] }
    for touch in touches.sorted(by: { $0.serial < $1.serial }) {
      if let index = fingers.firstIndex(where: { $0.number == touch.serial }) {
        fingers[index].location = touch.screenLocation
      } else if isNew {
        fingers.append((touch.serial, touch.screenLocation))
      }
    }
  }

  /// The number of fingers. At the end of a tap it includes fingers that were lifted before.
  open override var numberOfTouches: Int { state == .ended ? max(fingers.count, super.numberOfTouches) : super.numberOfTouches }

  /// Returns the centroid of all fingers of the tap, including those that were lifted.
  open override func location(in view: UIView?) -> CGPoint {
    guard fingers.count > 1 else { return super.location(in: view) }
    let sum = fingers.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.location.x, y: $0.y + $1.location.y) }
    return convert(CGPoint(x: sum.x / CGFloat(fingers.count), y: sum.y / CGFloat(fingers.count)), to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard state == .ended, fingers.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
    return convert(fingers[touchIndex].location, to: view)
  }

  override func forget() { progress = TapProgress(taps: max(numberOfTapsRequired, 1), touches: max(numberOfTouchesRequired, 1)) }

  private func follow(_ verdict: GestureVerdict) {
    switch verdict {
    case .wait: break
    case .waitFor(let seconds):
      cancelTimers()
      schedule(after: seconds) { [weak self] in self?.fail() }
    case .recognise:
      cancelTimers()
      state = .ended
    case .fail: fail()
    }
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard event.buttonMask.isEmpty || !event.buttonMask.isDisjoint(with: buttonMaskRequired) else { return state = .failed }
    follow(touches, isNew: true)
    for touch in touches { follow(progress.began(touch.serial, at: touch.screenLocation)) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    for touch in touches { follow(progress.moved(touch.serial, to: touch.screenLocation)) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    for touch in touches { follow(progress.ended(touch.serial, at: touch.screenLocation)) }
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { follow(progress.began(press.number, at: .zero)) }
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    for press in presses { follow(progress.ended(press.number, at: .zero)) }
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { fail() }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
}
