import UIKit

/// A photograph that follows the fingers on it: the touched points stay under the fingers.
final class TouchCard: UIView {
  let name: String
  var onTouch: ((TouchCard, Set<UITouch>) -> Void)?
  private let picture = UIImageView()
  private let label = UILabel()
  private var fingers: [UITouch] = []

  init(name: String, image: UIImage) {
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 152, height: 140))
    isMultipleTouchEnabled = true
    backgroundColor = .white
    layer.cornerRadius = 6
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 5
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 6).cgPath
    picture.image = image
    picture.layer.allowsEdgeAntialiasing = true
    picture.frame = CGRect(x: 8, y: 8, width: 136, height: 100)
    label.text = name
    label.font = .systemFont(ofSize: 15, weight: .medium)
    label.textColor = .hex(0x333333)
    label.textAlignment = .center
    label.frame = CGRect(x: 8, y: 110, width: 136, height: 26)
    addSubview(picture)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }

  private func lift(_ isLifted: Bool) {
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseOut]) {
      self.layer.shadowOpacity = isLifted ? 0.45 : 0.25
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if fingers.isEmpty { superview?.bringSubviewToFront(self) }
    fingers += touches.filter { !fingers.contains($0) }
    lift(true)
    onTouch?(self, event?.allTouches ?? touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let board = superview, let first = fingers.first else { return }
    // A finger that is not part of this event has not moved.
    func previous(_ touch: UITouch) -> CGPoint {
      touches.contains(touch) ? touch.previousLocation(in: board) : touch.location(in: board)
    }
    let from = previous(first), to = first.location(in: board)
    if fingers.count > 1 {
      let from2 = previous(fingers[1]), to2 = fingers[1].location(in: board)
      follow(from: (from, from2), to: (to, to2))
    } else {
      center = CGPoint(x: center.x + to.x - from.x, y: center.y + to.y - from.y)
    }
    onTouch?(self, event?.allTouches ?? touches)
  }

  /// Applies the rotation, scale and translation that map one pair of points to another.
  private func follow(from old: (CGPoint, CGPoint), to new: (CGPoint, CGPoint)) {
    let was = CGVector(dx: old.1.x - old.0.x, dy: old.1.y - old.0.y), now = CGVector(dx: new.1.x - new.0.x, dy: new.1.y - new.0.y)
    let length = hypot(was.dx, was.dy)
    guard length > 1 else { return }
    let present = hypot(transform.a, transform.b)
    let scale = min(max(hypot(now.dx, now.dy) / length, 0.4 / present), 3 / present)
    let angle = atan2(now.dy, now.dx) - atan2(was.dy, was.dx)
    let change = CGAffineTransform(rotationAngle: angle).scaledBy(x: scale, y: scale)
    let oldMiddle = CGPoint(x: (old.0.x + old.1.x) / 2, y: (old.0.y + old.1.y) / 2)
    let newMiddle = CGPoint(x: (new.0.x + new.1.x) / 2, y: (new.0.y + new.1.y) / 2)
    let arm = CGPoint(x: center.x - oldMiddle.x, y: center.y - oldMiddle.y).applying(change)
    center = CGPoint(x: newMiddle.x + arm.x, y: newMiddle.y + arm.y)
    transform = transform.concatenating(change)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll { touches.contains($0) }
    if fingers.isEmpty { lift(false) }
    onTouch?(self, event?.allTouches ?? touches)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    fingers.removeAll { touches.contains($0) }
    if fingers.isEmpty { lift(false) }
    onTouch?(self, [])
  }
}
