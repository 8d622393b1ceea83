/// The wheel turned, or fingers scrolled on a touch pad.
final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
  let scroll: ScrollWheelEvent
  let view: UIView

  init(_ scroll: ScrollWheelEvent, over view: UIView) {
    self.scroll = scroll
    self.view = view
    super.init(timestamp: scroll.timestamp)
  }
}
