import GestureMachines

/// A recogniser of fingers that stay in place (Apple: UILongPressGestureRecognizer). It begins while they are down, and changes
/// with their later movements.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  private var taps = TapProgress()
  private var tapsDone = 0
  private var starts: [Int: CGPoint] = [:]

  /// The time that the fingers have to stay, in seconds. Default 0.5.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The number of taps before the press. Default 0.
  open var numberOfTapsRequired = 0 { didSet { forget() } }
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1 { didSet { forget() } }
  /// The maximum movement of the fingers before the gesture begins, in points. Default 10.
  open var allowableMovement: CGFloat = 10

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override func forget() {
    taps = TapProgress(taps: max(numberOfTapsRequired, 1), touches: max(numberOfTouchesRequired, 1))
    tapsDone = 0
    starts = [:]
  }

  private var isPressing: Bool { tapsDone >= numberOfTapsRequired }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    began(touches.map { ($0.serial, $0.screenLocation) })
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) { began(presses.map { ($0.number, .zero) }) }

  private func began(_ fingers: [(number: Int, point: CGPoint)]) {
    guard machine.phase == .possible else { return }
    for (number, point) in fingers {
      starts[number] = point
      if taps.began(number, at: point) == .fail { return state = .failed }
    }
    guard isPressing else { return wait(TapProgress.duration) }
    if starts.count > numberOfTouchesRequired { return state = .failed }
    guard starts.count == numberOfTouchesRequired else { return }
    cancelTimers()
    if minimumPressDuration > 0 {
      schedule(after: minimumPressDuration) { [weak self] in self?.state = .began }
    } else {
      state = .began
    }
  }

  private func wait(_ seconds: TimeInterval) {
    cancelTimers()
    schedule(after: seconds) { [weak self] in self?.fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine.isActive { return state = .changed }
    guard machine.phase == .possible else { return }
    let limit = isPressing ? allowableMovement : TapProgress.movement
    let strays = touches.contains { touch in starts[touch.serial].map { TapProgress.distance($0, touch.screenLocation) > limit } ?? false }
    if strays { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    ended(touches.map { ($0.serial, $0.screenLocation) })
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) { ended(presses.map { ($0.number, .zero) }) }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) { state = .cancelled }

  private func ended(_ fingers: [(number: Int, point: CGPoint)]) {
    if machine.isActive || machine.isWaiting {
      // The gesture continues while at least one finger is down.
      if !trackedTouches.contains(where: \.isDown), !trackedPresses.contains(where: \.isDown) { state = .ended }
      return
    }
    guard !isPressing else { return state = .failed }
    for (number, point) in fingers {
      starts[number] = nil
      switch taps.ended(number, at: point) {
      case .fail: return state = .failed
      case .waitFor(let seconds):
        tapsDone += 1
        wait(seconds)
      case .recognise:
        tapsDone = numberOfTapsRequired
        taps = TapProgress(taps: .max, touches: max(numberOfTouchesRequired, 1))
        wait(TapProgress.interval)
      case .wait: break
      }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}
