/// A popover: a body with an arrow in the background color of the content, and the content inside.
final class PopoverView: UIView {
  private let shape = CAShapeLayer()
  private let body = UIView()
  private weak var content: UIView?
  private var shown: PopoverLayout?
  var color: UIColor? { didSet { fill() } }

  /// The program's background, in place of the shape; nil for the system's.
  private var background: UIPopoverBackgroundView?

  init() {
    super.init(frame: .zero)
    layer.addSublayer(shape)
    body.layer.cornerRadius = PopoverLayout.radius
    body.clipsToBounds = true
    addSubview(body)
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 18
    layer.shadowOffset = .zero
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
    shape.isHidden = background != nil
    // A background draws its own shadow.
    layer.shadowOpacity = background == nil ? 0.18 : 0
    body.layer.cornerRadius = kind?.wantsDefaultContentAppearance == false ? 0 : PopoverLayout.radius
    shown = nil
  }

  func place(_ layout: PopoverLayout) {
    guard layout != shown else { return }
    shown = layout
    frame = layout.frame
    body.frame = layout.body
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
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    fill()
  }
}
