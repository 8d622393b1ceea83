/// A popover: a body with an arrow in the background color of the content, and the content inside. In a look with glass, content without a
/// background lies on glass.
final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  private let body = UIView()
  private weak var content: UIView?
  private var shown: PopoverLayout?
  var color: UIColor? { didSet { fill() } }

  /// The program's background, in place of the shape; nil for the system's.
  private var background: UIPopoverBackgroundView?

  /// The look of the screen that shows the popover.
  var look = UIScreen.main.interfaceLook {
    didSet {
      showGlass()
      castShadow()
      fill()
    }
  }
  /// The glass behind the content; nil in a look without it.
  private var glass: UIVisualEffectView?

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    body.layer.cornerRadius = PopoverLayout.radius
    body.clipsToBounds = true
    addSubview(body)
    showGlass()
    castShadow()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ view: UIView) {
    content = view
    view.frame = body.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    body.addSubview(view)
  }

  /// Shows a background of the program, or that of the system.
  func use(_ kind: UIPopoverBackgroundView.Type?) {
    guard background.map({ ObjectIdentifier(type(of: $0)) }) != kind.map({ ObjectIdentifier($0) }) else { return }
    background?.removeFromSuperview()
    background = kind.map { _vitrineNew($0, frame: bounds) }
    if let background { insertSubview(background, at: 0) }
    castShadow()
    fill()
    shown = nil
  }

  private func showGlass() {
    guard (glass != nil) != (look.platter != nil) else { return }
    glass?.removeFromSuperview()
    glass = look.platter == nil ? nil : UIVisualEffectView(effect: UIGlassEffect.thick())
    if let glass { insertSubview(glass, at: 0) }
    shown = nil
  }

  /// A background of the program draws its own shadow.
  private func castShadow() {
    layer.cast(look.platter?.shadow ?? InterfaceLook.GlassShadow(opacity: 0.18, radius: 18, drop: 0))
    if background != nil { layer.shadowOpacity = 0 }
  }

  func place(_ layout: PopoverLayout) {
    guard layout != shown else { return }
    shown = layout
    frame = layout.frame
    body.frame = layout.body
    body.layer.cornerRadius = background.map { type(of: $0).wantsDefaultContentAppearance } == false ? 0 : layout.cornerRadius
    glass?.frame = layout.body
    glass?.layer.cornerRadius = min(layout.cornerRadius, layout.body.width / 2, layout.body.height / 2)
    if let background {
      background.frame = bounds
      background.arrowDirection = layout.direction
      background.arrowOffset = layout.arrowOffset
      body.frame = layout.body.inset(by: type(of: background).contentViewInsets())
      background.setNeedsLayout()
    }
    content?.frame = body.bounds
    let outline = layout.outline.cgPath
    shape.frame = bounds
    shape.path = outline
    layer.shadowPath = outline
    fill()
  }

  private func fill() {
    // The content has the elevated traits. If it has no background, that of the popover shows.
    let own = content?.backgroundColor.flatMap { $0.cgColor.alpha > 0 ? $0 : nil }
    shape.fillColor = (content ?? self).resolved(color ?? own ?? .systemBackground).cgColor
    glass?.isHidden = background != nil || color != nil || own != nil
    shape.isHidden = background != nil || glass?.isHidden == false
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fill()
  }
}
