/// The view of a sheet: rounded corners, the presented view, and the grabber above it.
final class SheetView: UIView {
  /// The default corner radius in points.
  static let radius: CGFloat = 10

  let drag = SheetDrag()
  private let grabber = UIView()
  private weak var content: UIView?

  init() {
    super.init(frame: .zero)
    clipsToBounds = true
    grabber.backgroundColor = .tertiaryLabel
    grabber.layer.cornerRadius = 2.5
    grabber.isUserInteractionEnabled = false
    grabber.accessibilityLabel = "Sheet Grabber"
    addGestureRecognizer(SheetPanGestureRecognizer(drag: drag))
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView, layout: SheetLayout, radius: CGFloat?, hasGrabber: Bool) {
    content = view
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    addSubview(grabber)
    update(layout: layout, radius: radius, hasGrabber: hasGrabber)
  }

  func update(layout: SheetLayout, radius: CGFloat?, hasGrabber: Bool) {
    grabber.isHidden = !hasGrabber || layout.kind != .edge
    let corner = radius.map { max($0, 0) } ?? Self.radius
    // A sheet that is pushed back behind another one keeps the corner radius set for that.
    if transform.isIdentity { layer.cornerRadius = layout.kind == .full ? 0 : corner }
    layer.maskedCorners =
      layout.kind == .edge
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = bounds
    grabber.frame = CGRect(x: (bounds.width / 2).rounded() - 18, y: 5, width: 36, height: 5)
    bringSubviewToFront(grabber)
  }
}
