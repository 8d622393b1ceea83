import QuartzCore

/// The ring around the focused view: 3 points wide, in the tint color, 2 points outside of the view, with matching corners.
@MainActor
final class FocusRing {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2
  private var view: RingView?

  func show(around goal: UIView?) {
    view?.removeFromSuperview()
    view = nil
    guard let goal else { return }
    // A view that clips its content would clip the ring, so the ring is inside.
    let isClipped = goal.clipsToBounds || goal is UITableViewCell
    let inset = isClipped ? Self.width / 2 : -Self.gap - Self.width / 2
    let ring = RingView(
      frame: goal.bounds.insetBy(dx: inset, dy: inset), width: Self.width, radius: max(goal.layer.cornerRadius - inset, 4))
    goal.addSubview(ring)
    view = ring
  }
}

/// A subview of the focused view, so that it moves and resizes with it.
private final class RingView: UIView {
  private let radius: CGFloat
  private let line: CGFloat

  init(frame: CGRect, width: CGFloat, radius: CGFloat) {
    self.radius = radius
    line = width
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = width
    layer.cornerRadius = radius
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = tintColor.cgColor
    layer.cornerRadius = min(radius, min(bounds.width, bounds.height) / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
