/// A key that is pressed, from going down to coming up (Apple: UIPress).
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  open internal(set) var phase: Phase = .began
  /// Seconds on the display's clock.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var force: CGFloat = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  /// The key of the keyboard.
  open internal(set) var key: UIKey?

  override init() {
    super.init()
  }
}
