/// A movement of the pointer without a pressed button.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
  /// The location on the screen; nil if the pointer has left it.
  let location: CGPoint?
  let last: CGPoint

  init(timestamp: TimeInterval, location: CGPoint?, last: CGPoint) {
    self.location = location
    self.last = last
    super.init()
    self.timestamp = timestamp
  }
}
