import QuartzCore

/// The ring around the focused view: 3 points wide, in the tint color, 2 points outside of the view, with matching corners.
@MainActor
final class FocusRing {
  private static let width: CGFloat = 3
  private static let gap: CGFloat = 2
  private var view: RingView?

  func show(around focused: UIView?) {
    view?.removeFromSuperview()
    view = nil
    guard let focused, let effect = focused.focusEffect else { return }
    let halo = effect as? UIFocusHaloEffect
    // A view that clips its content would clip the ring, so the ring is inside.
    let isInside =
      switch halo?.position ?? .automatic {
      case .inside: true
      case .outside: false
      case .automatic: halo?.containerView == nil && (focused.clipsToBounds || focused is UITableViewCell)
      }
    let inset = isInside ? Self.width / 2 : -Self.gap - Self.width / 2
    let reference = halo?.referenceView ?? focused, container = halo?.containerView ?? reference
    // An outline is in the coordinates of the focused item, a view's bounds are its own.
    let source = halo?.outline == nil ? reference : focused
    let frame = (halo?.outline?.bounds ?? reference.bounds).insetBy(dx: inset, dy: inset)
    let ring = RingView(
      frame: source.convert(frame, to: container), width: Self.width, radius: max(reference.layer.cornerRadius - inset, 4))
    if let outline = halo?.outline { ring.follow(outline, isInside: isInside, gap: Self.gap) }
    container.addSubview(ring)
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

  private var shape: CAShapeLayer?

  /// Draws the ring along an outline instead of a rectangle.
  func follow(_ outline: UIBezierPath, isInside: Bool, gap: CGFloat) {
    let shape = CAShapeLayer(), box = outline.bounds
    // The outline is scaled to the item's frame in the ring's coordinates.
    guard box.width > 0, box.height > 0 else { return }
    let path = UIBezierPath(cgPath: outline.cgPath)
    path.apply(
      CGAffineTransform(scaleX: bounds.width / box.width, y: bounds.height / box.height).translatedBy(x: -box.minX, y: -box.minY))
    shape.path = path.cgPath
    shape.fillColor = nil
    shape.lineWidth = line
    layer.borderWidth = 0
    layer.addSublayer(shape)
    self.shape = shape
    autoresizingMask = []
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shape?.strokeColor = tintColor.cgColor
    layer.borderColor = tintColor.cgColor
    layer.cornerRadius = min(radius, min(bounds.width, bounds.height) / 2)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }
}
