/// A movement of the scroll wheel, or of fingers that scroll on a touchpad.
final class ScrollEvent: UIEvent {
  override var type: EventType { .scroll }
  let scroll: ScrollWheelEvent
  /// The location of the pointer on the screen.
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
