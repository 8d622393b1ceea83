/// Opens a menu on a long press or on a click with the secondary mouse button (Apple: UIContextMenuInteraction). Previews are not shown.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown
    /// With a preview. Never used on Linux.
    case rich
    case compact
  }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  private let press = UILongPressGestureRecognizer(target: nil, action: nil)
  private let click = UITapGestureRecognizer(target: nil, action: nil)
  private var place = CGPoint.zero
  private var asked: UIContextMenuConfiguration?
  private var shown: UIContextMenuConfiguration?
  private var menu: UIMenu?
  private weak var overlay: MenuOverlay?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    click.buttonMaskRequired = .secondary
    for recognizer in [press, click] {
      recognizer.delegate = self
      recognizer.delaysTouchesEnded = false
      recognizer.addTarget(self, action: Selector("open:", UIContextMenuInteraction.open(_:)))
    }
  }

  open func willMove(to view: UIView?) {
    guard let old = self.view else { return }
    dismissMenu()
    for recognizer in [press, click] { old.removeGestureRecognizer(recognizer) }
  }

  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    for recognizer in [press, click] { view.addGestureRecognizer(recognizer) }
  }

  /// The appearance of the menu: compact while it is shown, otherwise unknown.
  open var menuAppearance: Appearance { shown == nil ? .unknown : .compact }

  /// Returns the location of the touch or click that opened the menu.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(place, to: view) ?? .zero }

  /// Replaces the visible menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, let menu else { return }
    let new = block(menu)
    self.menu = new
    overlay.open(new)
  }

  open func dismissMenu() { overlay?.close() }

  // MARK: Opening

  private func configuration(at point: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
  }

  func open(_ recognizer: UIGestureRecognizer) {
    guard recognizer.state == .began || recognizer === click && recognizer.state == .ended else { return }
    guard let configuration = asked, let view else { return }
    asked = nil
    present(configuration, from: view)
  }

  private func present(_ configuration: UIContextMenuConfiguration, from view: UIView) {
    guard let menu = configuration.actionProvider?([]), !menu.sections.isEmpty else { return }
    let source = CGRect(origin: view.convert(place, to: nil), size: .zero)
    guard let overlay = MenuOverlay.show(menu, from: view, source: source) else { return }
    self.menu = menu
    self.overlay = overlay
    shown = configuration
    let animator = ContextMenuAnimator()
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run()
    overlay.onClose = { [weak self] in self?.closed(configuration) }
  }

  private func closed(_ configuration: UIContextMenuConfiguration) {
    guard shown === configuration else { return }
    shown = nil
    menu = nil
    let animator = ContextMenuAnimator()
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizer !== click || touch.isSecondary
  }

  /// Begins only if the delegate supplies a menu, so that touches elsewhere are not affected.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, gestureRecognizer === press || gestureRecognizer === click else { return true }
    place = gestureRecognizer.location(in: view)
    asked = configuration(at: place)
    return asked != nil
  }
}
