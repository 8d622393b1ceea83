/// The caret: a bar of 2 points width in the tint colour. It is shown and hidden in turn every half second, timed by the display's clock,
/// without frames in between. After ten seconds without input it stays visible, so that the process can sleep.
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

  /// Shows the caret and starts blinking.
  func restart() {
    isHidden = false
    alpha = 1
    phasesLeft = Self.phasesUntilRest
    isBlinking = true
    wait()
  }

  /// Shows the caret without blinking.
  func rest() {
    isBlinking = false
    layer.removeAnimation(forKey: "blink")
    isHidden = false
    alpha = 1
  }

  func stop() {
    isBlinking = false
    layer.removeAnimation(forKey: "blink")
    isHidden = true
  }

  /// Starts the pause before the next change: an animation without any visible change, whose end triggers it.
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

/// Animations retain their delegates, so this object refers to the caret weakly.
private final class CaretBlink: NSObject, CAAnimationDelegate {
  private weak var caret: CaretView?
  init(_ caret: CaretView) { self.caret = caret }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { if flag { caret?.phaseEnded() } }
}
