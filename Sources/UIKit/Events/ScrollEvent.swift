/// The wheel turned, or fingers scrolled on a touch pad.
final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
  let scroll: ScrollWheelEvent
  /// On the screen.
  let location: CGPoint
  let view: UIView

  init(_ scroll: ScrollWheelEvent, at location: CGPoint, over view: UIView) {
    self.scroll = scroll
    self.location = location
    self.view = view
    super.init()
    timestamp = scroll.timestamp
  }
}
