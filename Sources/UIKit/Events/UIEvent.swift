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

  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }

  /// Seconds on the display's clock, as `CACurrentMediaTime()` counts them.
  open internal(set) var timestamp: TimeInterval

  /// Modifier keys that are held down.
  open internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// Every touch that is down, and those that just ended; nil for events without touches.
  open internal(set) var allTouches: Set<UITouch>?

  init(timestamp: TimeInterval, touches: Set<UITouch>? = nil) {
    self.timestamp = timestamp
    allTouches = touches
    super.init()
  }

  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The samples between the last event and this one: the display sends each one by itself, so the touch alone.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { [touch] }
  /// Nothing is predicted.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { [] }
}
