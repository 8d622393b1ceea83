/// Keys that went down or came up (Apple: UIPressesEvent).
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of this event, and those that are still down.
  open internal(set) var allPresses: Set<UIPress> = []

  convenience init(timestamp: TimeInterval, presses: Set<UIPress>) {
    self.init()
    self.timestamp = timestamp
    allPresses = presses
  }

  /// Those that a recogniser gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}
