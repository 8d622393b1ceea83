/// A pinch or rotation of fingers on a touchpad, over a view.
final class TransformEvent: UIEvent {
  override var type: EventType { .transform }
  /// The factor by which this event scales.
  let scale: CGFloat
  /// The clockwise angle by which this event rotates, in radians.
  let rotation: CGFloat
  /// The location of the pointer on the screen.
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
