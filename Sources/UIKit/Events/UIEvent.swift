/// A user interaction, with the touches that belong to it (Apple: UIEvent).
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
    // Keys of headphones and of the lock screen. Desktops send them to their media players: UIKit makes no such events on Linux.
    case remoteControlPlay = 100
    case remoteControlPause = 101
    case remoteControlStop = 102
    case remoteControlTogglePlayPause = 103
    case remoteControlNextTrack = 104
    case remoteControlPreviousTrack = 105
    case remoteControlBeginSeekingBackward = 106
    case remoteControlEndSeekingBackward = 107
    case remoteControlBeginSeekingForward = 108
    case remoteControlEndSeekingForward = 109
  }

  /// The buttons of a pointer (Apple: UIEvent.ButtonMask).
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1 << 0)
    public static let secondary = ButtonMask(rawValue: 1 << 1)
    /// - Parameter number: the number of the button; 1 is the primary one.
    public static func button(_ number: Int) -> ButtonMask { ButtonMask(rawValue: (1...62).contains(number) ? 1 << (number - 1) : 0) }
  }

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// The time of the display's clock in seconds, as in `CACurrentMediaTime()`.
  open internal(set) var timestamp: TimeInterval = 0

  /// The modifier keys that are down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons that are down; empty for fingers.
  open internal(set) var buttonMask: ButtonMask = []

  /// All touches that are down or have just ended; nil for events without touches.
  open internal(set) var allTouches: Set<UITouch>?

  /// Creates an event without touches, at time 0.
  public override init() { super.init() }

  convenience init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
    self.init()
    self.timestamp = timestamp
    allTouches = touches
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }
  /// Returns the touches that a gesture recogniser receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { touch in touch.recognizers.contains { $0 === gesture } }
  }

  /// Returns the samples of a touch since the last event, ending with the present one, since a display can send several in a
  /// turn. nil for a touch of another event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard allTouches?.contains(touch) == true else { return nil }
    return touch.coalesced.isEmpty ? [touch] : touch.coalesced
  }
  /// Returns predictions of the touch for the next sixtieth of a second. nil for a touch of another event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { allTouches?.contains(touch) == true ? touch.predicted : nil }
}
