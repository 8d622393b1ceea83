/// The press of a key, from its beginning to its end (Apple: UIPress).
@preconcurrency @MainActor
open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The meaning of a key. A structure instead of an enumeration: keys that no remote control has get a type without a name,
  /// whose value is 2000 plus the key's number (`UIKeyboardHIDUsage`).
  public struct PressType: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upArrow = PressType(rawValue: 0)
    public static let downArrow = PressType(rawValue: 1)
    public static let leftArrow = PressType(rawValue: 2)
    public static let rightArrow = PressType(rawValue: 3)
    /// Return and Enter.
    public static let select = PressType(rawValue: 4)
    /// Escape.
    public static let menu = PressType(rawValue: 5)
    public static let playPause = PressType(rawValue: 6)
    public static let pageUp = PressType(rawValue: 30)
    public static let pageDown = PressType(rawValue: 31)
    public static let tvRemoteOneTwoThree = PressType(rawValue: 32)
    public static let tvRemoteFourColors = PressType(rawValue: 33)

    init(key: UIKeyboardHIDUsage) {
      switch key {
      case .keyboardUpArrow: self = .upArrow
      case .keyboardDownArrow: self = .downArrow
      case .keyboardLeftArrow: self = .leftArrow
      case .keyboardRightArrow: self = .rightArrow
      case .keyboardReturnOrEnter, .keypadEnter: self = .select
      case .keyboardEscape: self = .menu
      case .keyboardPageUp: self = .pageUp
      case .keyboardPageDown: self = .pageDown
      default: self.init(rawValue: 2000 + key.rawValue)
      }
    }
  }

  open internal(set) var phase: Phase = .began
  /// The meaning of the key.
  open internal(set) var type: PressType = .select
  /// The time of the display's clock, in seconds.
  open internal(set) var timestamp: TimeInterval = 0
  open internal(set) var force: CGFloat = 1
  open internal(set) weak var window: UIWindow?
  open internal(set) weak var responder: UIResponder?
  /// The gesture recognisers that receive the press, innermost first.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
  /// The key of the keyboard.
  open internal(set) var key: UIKey?

  var recognizers: [UIGestureRecognizer] = []
  /// Whether a gesture recogniser has taken the press; the responder then receives no further events.
  var isRecognized = false
  /// Whether the responder was notified of the beginning, and not yet of the end.
  var isTold = false
  var isDown: Bool { phase != .ended && phase != .cancelled }
  /// The number that identifies the press in a gesture.
  private(set) var number = 0

  /// Creates a press without a key.
  public override init() { super.init() }

  convenience init(key: UIKeyboardHIDUsage) {
    self.init()
    type = PressType(key: key)
    number = key.rawValue
  }
}
