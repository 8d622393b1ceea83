/// Darkens the content behind a sheet or a popover, and detects taps on it.
final class DimmingView: UIView {
  private let onTap: () -> Void
  private var touch: UITouch?

  init(color: UIColor, onTap: @escaping () -> Void) {
    self.onTap = onTap
    super.init(frame: .zero)
    backgroundColor = color
    accessibilityIdentifier = "dismiss popup"
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { touch = touch ?? touches.first }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touch = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    if point(inside: touch.location(in: self), with: event) { onTap() }
  }
}
