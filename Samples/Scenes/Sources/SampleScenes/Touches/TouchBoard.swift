import UIKit

/// The table below the cards, with a grid, and a ring under each finger.
final class TouchBoard: UIView {
  var onTouch: ((Set<UITouch>) -> Void)?
  private var rings: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    backgroundColor = .hex(0xFDFCF8)
    contentMode = .redraw
    clipsToBounds = true
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    UIColor.hex(0xE4E0D4).setFill()
    let step: CGFloat = 24
    for x in stride(from: step, to: bounds.width, by: step) { UIRectFill(CGRect(x: x, y: 0, width: 1, height: bounds.height)) }
    for y in stride(from: step, to: bounds.height, by: step) { UIRectFill(CGRect(x: 0, y: y, width: bounds.width, height: 1)) }
  }

  /// Shows a ring at each finger, and removes the rings of lifted fingers.
  func mark(_ touches: Set<UITouch>) {
    let places = touches.filter { $0.phase != .ended && $0.phase != .cancelled }.map { $0.location(in: self) }
      .sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    while rings.count > places.count { rings.removeLast().removeFromSuperview() }
    while rings.count < places.count {
      let ring = UIView(frame: CGRect(x: 0, y: 0, width: 56, height: 56))
      ring.isUserInteractionEnabled = false
      ring.backgroundColor = UIColor.systemBlue.withAlphaComponent(0.18)
      ring.layer.cornerRadius = 28
      ring.layer.borderWidth = 2
      ring.layer.borderColor = UIColor.systemBlue.cgColor
      ring.layer.zPosition = 10
      rings.append(ring)
      addSubview(ring)
    }
    for (ring, place) in zip(rings, places) { ring.center = place }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?(event?.allTouches ?? touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?(event?.allTouches ?? touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?(event?.allTouches ?? touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?([]) }
}
