import CoreGraphics

/// A small image that accepts taps in a larger area around it.
final class AccessoryControl: UIControl {
  let picture = UIImageView(image: nil)

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(picture)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  func show(_ image: UIImage, label: String) {
    picture.image = image
    accessibilityLabel = label
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { picture.image?.size ?? .zero }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.bounds.size = bounds.size
    picture.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    // The touch area has at least 44 points, which a finger hits reliably.
    bounds.insetBy(dx: min(0, (bounds.width - 44) / 2), dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}

/// The reorder control: a drag on it moves the item.
final class ReorderControl: UIView {
  private let picture = UIImageView(image: CellSymbols.reorder)
  private let line = UIView(frame: .zero)

  init(_ cell: UICollectionViewListCell) {
    super.init(frame: .zero)
    addSubview(picture)
    addSubview(line)
    line.backgroundColor = .separator
    line.isHidden = true
    isAccessibilityElement = true
    accessibilityLabel = "Reorder"
    accessibilityTraits = .button
    let grip = GripGestureRecognizer { [weak cell] _ in cell?.mayMove ?? false }
    grip.addTarget(cell, action: Selector("handleGrip:", UICollectionViewListCell.handleGrip(_:)))
    addGestureRecognizer(grip)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ look: AccessoryLook) { picture.tintColor = look.tint ?? .tertiaryLabel }

  /// Whether another accessory precedes the reorder control.
  var hasNeighbour = false { didSet { line.isHidden = !hasNeighbour } }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CellSymbols.reorder.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let pixel = 1 / max(window?.screen.scale ?? UIScreen.main.scale, 1)
    line.frame = mirror(CGRect(x: -ListMetrics.trailingGap / 2, y: (bounds.height - 28) / 2, width: pixel, height: 28))
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: min(0, (bounds.height - 44) / 2)).contains(point)
  }
}

/// Shows the selected element of a menu, and opens the menu.
final class AccessoryMenuButton: UIButton {
  private var source: UIMenu?
  private var changed: UICellAccessory.MenuSelectedElementDidChangeHandler?
  private var color = UIColor.secondaryLabel

  override init(frame: CGRect) {
    super.init(frame: frame)
    showsMenuAsPrimaryAction = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ accessory: UICellAccessory, _ look: AccessoryLook) {
    source = accessory.menu
    changed = accessory.menuChanged
    let actions = actions
    if !actions.isEmpty, !actions.contains(where: { $0.state == .on }) { actions[0].state = .on }
    color = look.tint ?? .secondaryLabel
    refresh()
  }

  private var actions: [UIAction] { source?.children.compactMap { $0 as? UIAction } ?? [] }

  private func refresh() {
    var look = UIButton.Configuration.plain()
    look.title = actions.first { $0.state == .on }?.title ?? source?.title
    look.image = UIImage(systemName: "chevron.up.chevron.down")
    look.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(pointSize: 12)
    look.imagePlacement = .trailing
    look.imagePadding = 4
    look.contentInsets = .zero
    look.baseForegroundColor = color
    configuration = look
    menu = UIMenu(
      title: source?.title ?? "",
      children: actions.map { action in
        UIAction(title: action.title, image: action.image, attributes: action.attributes, state: action.state) { [weak self] _ in
          self?.select(action)
        }
      })
  }

  private func select(_ action: UIAction) {
    guard let source else { return }
    for other in actions { other.state = other === action ? .on : .off }
    action.performWithSender(self, target: nil)
    refresh()
    superview?.setNeedsLayout()
    changed?(source)
  }
}
