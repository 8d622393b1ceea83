/// The bar at the insertion point: 2 points wide, in the tint colour. Blinks by the display's clock, twice a second a turn and no frames in
/// between; after ten seconds in which nothing happened it stands still, so that the program can sleep.
final class CaretView: UIView {
  static let width: CGFloat = 2
  private static let phase: TimeInterval = 0.5
  private static let phasesUntilRest = 20

  private var phasesLeft = 0
  private var isBlinking = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.width / 2
    isHidden = true
    backgroundColor = tintColor
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    backgroundColor = tintColor
  }

  /// Shows at once, and blinks from now on.
  func restart() {
    isHidden = false
    alpha = 1
    phasesLeft = Self.phasesUntilRest
    isBlinking = true
    wait()
  }

  func stop() {
    isBlinking = false
    layer.removeAnimation(forKey: "blink")
    isHidden = true
  }

  /// An animation of nothing, whose end is the next change.
  private func wait() {
    let pause = CABasicAnimation(keyPath: "opacity")
    pause.fromValue = layer.opacity
    pause.toValue = layer.opacity
    pause.delay = Self.phase
    pause.duration = 0.001
    pause.delegate = CaretBlink(self)
    layer.add(pause, forKey: "blink")
  }

  fileprivate func phaseEnded() {
    guard isBlinking, window != nil else { return }
    phasesLeft -= 1
    alpha = alpha == 0 || phasesLeft <= 0 ? 1 : 0
    if phasesLeft > 0 { wait() }
  }
}

/// Animations hold their delegates.
private final class CaretBlink: NSObject, CAAnimationDelegate {
  private weak var caret: CaretView?
  init(_ caret: CaretView) { self.caret = caret }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { caret?.phaseEnded() } }
}
