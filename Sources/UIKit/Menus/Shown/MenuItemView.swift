/// An element of a menu that can be chosen: a row (`MenuRow`) or an element beside others (`MenuTile`).
class MenuItemView: UIControl {
  /// The element of the menu; nil for the row that stands for elements that are being loaded.
  let element: UIMenuElement?
  /// The element for display: `element`, or the validated copy of a command.
  let shown: UIMenuElement
  /// Reports touches on the element to the menu, which lets fingers slide from element to element.
  var onTouch: ((UITouch.Phase, UITouch) -> Void)?
  /// Called when the element is activated without a touch.
  var onActivate: (() -> Void)?

  /// The shape behind a highlighted element; nil if the whole element is filled.
  private let shape: UIView?
  private let shapeInset: CGFloat

  init(_ element: UIMenuElement?, shown: UIMenuElement, _ look: InterfaceLook.Menu) {
    self.element = element
    self.shown = shown
    shape = look.highlightInset == nil ? nil : UIView(frame: .zero)
    shapeInset = look.highlightInset ?? 0
    super.init(frame: .zero)
    if let shape {
      shape.isUserInteractionEnabled = false
      shape.isHidden = true
      shape.backgroundColor = .tertiarySystemFill
      addSubview(shape)
    }
    isEnabled = element != nil && shown.leaf?.attributes.contains(.disabled) != true
    accessibilityLabel = shown.title.isEmpty ? nil : shown.title
    accessibilityTraits = isOn ? [.button, .selected] : .button
    if !isEnabled { accessibilityTraits.insert(.notEnabled) }
  }

  required init?(coder: NSCoder) { nil }

  var isOn: Bool { shown.leaf?.state == .on }

  var isDestructive: Bool {
    shown.leaf?.attributes.contains(.destructive) == true || (shown as? UIMenu)?.options.contains(.destructive) == true
  }

  var contentColor: UIColor { !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label }

  /// The image; `selectedImage` of an element that is on.
  var image: UIImage? {
    guard isOn, let selected = shown.leaf?.selectedImage else { return shown.image }
    return selected
  }

  override var isHighlighted: Bool {
    didSet {
      if let shape { shape.isHidden = !isHighlighted } else { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let shape else { return }
    shape.frame = bounds.insetBy(dx: min(shapeInset, bounds.width / 2), dy: 0)
    shape.layer.cornerRadius = min(shape.bounds.width, shape.bounds.height) / 2
  }

  override func activate() { onActivate?() }
  override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    onActivate?()
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { report(.began, touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { report(.moved, touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { report(.ended, touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { report(.cancelled, touches) }

  private func report(_ phase: UITouch.Phase, _ touches: Set<UITouch>) {
    if let touch = touches.first { onTouch?(phase, touch) }
  }

  static func symbol(_ name: String, _ size: CGFloat) -> UIImage? {
    UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: .semibold))
  }
}
