/// The view of a sheet: rounded corners, the presented view, and the grabber above it.
final class SheetView: UIView {
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
    let corner = radius.map { max($0, 0) } ?? interfaceLook.sheet.radius
    // A sheet that is pushed back behind another one keeps the corner radius set for that.
    if transform.isIdentity { layer.cornerRadius = layout.kind == .full ? 0 : corner }
    isAtEdge = layout.kind == .edge
    mask(isFloating: layout.floatingInset > 0 && isAboveEdge)
    floats = layout.floatingInset > 0
  }

  private var isAtEdge = false
  private var floats = false
  /// Whether the bottom of the sheet is above that of the container.
  private var isAboveEdge: Bool { superview.map { frame.maxY < $0.bounds.maxY - 0.5 } ?? false }

  private func mask(isFloating: Bool) {
    layer.maskedCorners =
      isAtEdge && !isFloating
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if floats { mask(isFloating: isAboveEdge) }
    content?.frame = bounds
    grabber.frame = CGRect(x: (bounds.width / 2).rounded() - 18, y: 5, width: 36, height: 5)
    bringSubviewToFront(grabber)
  }
}
