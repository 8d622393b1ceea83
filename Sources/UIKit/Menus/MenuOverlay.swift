/// Shows a menu above a window, next to its source, until an element is chosen or the user taps elsewhere.
final class MenuOverlay: UIControl {
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 8

  private let source: CGRect
  private var card: MenuCard?
  private weak var sender: UIView?
  /// Called when the menu closes.
  var onClose: (() -> Void)?

  /// - Parameters:
  ///   - view: the source view. Without a window no menu is shown.
  ///   - source: the rectangle next to which the menu is placed, in window coordinates; nil means the view.
  @discardableResult
  static func show(_ menu: UIMenu, from view: UIView, source: CGRect? = nil) -> MenuOverlay? {
    guard let window = view.window, !menu.sections.isEmpty else { return nil }
    let overlay = MenuOverlay(frame: window.bounds, source: source ?? view.convert(view.bounds, to: nil), sender: view)
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(overlay)
    overlay.open(menu)
    return overlay
  }

  private init(frame: CGRect, source: CGRect, sender: UIView) {
    self.source = source
    self.sender = sender
    super.init(frame: frame)
    accessibilityViewIsModal = true
    addAction(UIAction { [weak self] _ in self?.close() }, for: .touchDown)
  }

  required init?(coder: NSCoder) { nil }

  func open(_ menu: UIMenu) {
    card?.removeFromSuperview()
    let card = MenuCard(menu) { [weak self] in self?.choose($0) }
    self.card = card
    addSubview(card)
    place(card)
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: 0.4, y: 0.4)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.85, initialSpringVelocity: 0, options: .allowUserInteraction,
      animations: {
        card.alpha = 1
        card.transform = .identity
      }, completion: nil)
  }

  /// Places the card below its source, or above it if there is more room.
  private func place(_ card: MenuCard) {
    let safe = safeAreaInsets, margin = Self.margin
    let below = bounds.height - safe.bottom - margin - source.maxY - Self.gap
    let above = source.minY - Self.gap - safe.top - margin
    var size = card.sizeThatFits(bounds.size)
    let isBelow = size.height <= below || below >= above
    size.height = min(size.height, max(isBelow ? below : above, MenuRow.height))
    let isRight = source.midX > bounds.midX
    let x = min(max(isRight ? source.maxX - size.width : source.minX, margin), max(bounds.width - margin - size.width, margin))
    // The card grows out of the corner nearest to the source.
    card.layer.anchorPoint = CGPoint(x: isRight ? 1 : 0, y: isBelow ? 0 : 1)
    card.frame = CGRect(
      x: x, y: isBelow ? source.maxY + Self.gap : source.minY - Self.gap - size.height, width: size.width, height: size.height)
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu { return open(menu) }
    if let command = element as? UICommand {
      close()
      let target = sender?.target(forAction: command.action, withSender: command)
      UIApplication.shared.sendAction(command.action, to: target, from: command, for: nil)
      return
    }
    guard let action = element as? UIAction else { return close() }
    if !action.attributes.contains(.keepsMenuPresented) { close() }
    action.performWithSender(sender, target: nil)
  }

  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    onClose?()
    onClose = nil
    UIView.animate(withDuration: 0.2, delay: 0, options: .curveEaseIn) {
      self.card?.alpha = 0
      self.card?.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
