/// An event for keys that were pressed or released (Apple: UIPressesEvent).
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of this event, and all presses that are still down.
  open internal(set) var allPresses: Set<UIPress> = []

  convenience init(timestamp: TimeInterval, presses: Set<UIPress>) {
    self.init()
    self.timestamp = timestamp
    allPresses = presses
  }

  /// Returns the presses that a gesture recogniser receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}
