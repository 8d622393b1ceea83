/// Something that happened, with the touches that take part in it (Apple: UIEvent).
@preconcurrency @MainActor
open class UIEvent: NSObject {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }

  public enum EventSubtype: Int, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Buttons of a pointer (Apple: UIEvent.ButtonMask).
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// - Parameter number: from 1, the primary one.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: (1...62).contains(number) ? 1 << (number - 1) : 0) }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// Seconds on the display's clock, as `CACurrentMediaTime()` counts them.
  open internal(set) var timestamp: TimeInterval = 0

  /// Modifier keys that are held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Buttons that are held down. A finger holds none.
  open internal(set) var buttonMask: ButtonMask = []

  /// Every touch that is down, and those that just ended; nil for events without touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// An event without touches, at time 0.
  public override init() { super.init() }

  convenience init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
    self.init()
    self.timestamp = timestamp
    allTouches = touches
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// Those that a recogniser gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// The samples between the last event and this one, this one last: a display can send several in a turn. nil for a touch of another
  /// event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return touch.coalesced.isEmpty ? [touch] : touch.coalesced
  }
  /// Where the touch may go in the next sixtieth of a second. nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? touch.predicted : nil }
}
