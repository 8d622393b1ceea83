/// Fingers pinched or turned on a touch pad, over a view.
final class TransformEvent: UIEvent {
  override var type: EventType { .transform }
  /// The factor, and the radians clockwise, that this event adds.
  let scale: CGFloat
  let rotation: CGFloat
  /// On the screen.
  let location: CGPoint
  let view: UIView

  init(timestamp: TimeInterval, scale: CGFloat, rotation: CGFloat, location: CGPoint, over view: UIView) {
    self.scale = scale
    self.rotation = rotation
    self.location = location
    self.view = view
    super.init()
    self.timestamp = timestamp
  }
}
