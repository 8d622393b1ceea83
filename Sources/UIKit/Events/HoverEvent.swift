/// The pointer moved with no button down.
final class HoverEvent: UIEvent {
  override var type: EventType { .hover }
  /// On the screen; nil: it left.
  let location: CGPoint?
  let last: CGPoint

  init(timestamp: TimeInterval, location: CGPoint?, last: CGPoint) {
    self.location = location
    self.last = last
    super.init()
    self.timestamp = timestamp
  }
}
