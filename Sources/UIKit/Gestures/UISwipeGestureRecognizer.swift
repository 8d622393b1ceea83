import GestureMachines

/// A recogniser of one or more fingers that move 50 points in a direction within half a second (Apple: UISwipeGestureRecognizer).
/// The gesture is recognised during the movement.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  private var pan = PanProgress()
  private var start: TimeInterval = 0

  /// The directions that are recognised. Default right. If several are set, the recogniser does not report which one it was.
  open var direction = Direction.right
  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1

  public override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override func forget() { pan = PanProgress() }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if pan.isEmpty {
        start = touch.timestamp
        schedule(after: SwipeProgress.duration) { [weak self] in self?.fail() }
      }
      pan.began(touch.serial, at: touch.screenLocation, time: touch.timestamp)
    }
    if pan.count > numberOfTouchesRequired { fail() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let time = touches.first?.timestamp ?? 0
    pan.moved(Dictionary(touches.map { ($0.serial, $0.screenLocation) }, uniquingKeysWith: { $1 }), time: time)
    guard machine.phase == .possible, pan.count == numberOfTouchesRequired else { return }
    switch SwipeProgress.verdict(translation: pan.translation, allowed: .init(rawValue: direction.rawValue), seconds: time - start) {
    case .recognise: state = .ended
    case .fail: fail()
    case .wait, .waitFor: break
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { $0.screenLocation != $0.previousScreenLocation }) { touchesMoved(touches, with: event) }
    fail()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { fail() }
}
