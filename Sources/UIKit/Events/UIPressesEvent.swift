/// Keys that went down or came up (Apple: UIPressesEvent).
open class UIPressesEvent: UIEvent {
  open override var type: EventType { .presses }
  /// The presses of this event, and those that are still down.
  open internal(set) var allPresses: Set<UIPress>

  init(timestamp: TimeInterval, presses: Set<UIPress>) {
    allPresses = presses
    super.init(timestamp: timestamp)
  }

  /// Those that a recogniser gets.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { press in press.recognizers.contains { $0 === gesture } }
  }
}
