/// Opens a menu on a long press or on a click with the secondary mouse button (Apple: UIContextMenuInteraction). The view, or the view of a
/// preview controller, is lifted above the blurred window, with the menu beside it.
///
/// The delegate is called in this order: `configurationForMenuAtLocation` and the preview for highlighting when the press begins; the
/// providers of the configuration and `willDisplayMenuFor` when the menu opens; `willPerformPreviewActionForMenuWith` if the preview is
/// tapped; the preview for dismissal and `willEndFor` when the menu closes.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  public enum Appearance: Int, Sendable {
    case unknown
    /// A menu with a preview.
    case rich
    /// A menu without a preview, such as that of a control.
    case compact
  }

  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// Whether the view is lifted if the delegate returns no preview.
  var liftsItsView = true
  private let press = ContextPressRecognizer(target: nil, action: nil)
  private let click = UITapGestureRecognizer(target: nil, action: nil)
  private var location = CGPoint.zero
  /// The session from the highlight to the closing of the menu.
  private var session: ContextMenuSession?

  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
    click.buttonMaskRequired = .secondary
    press.minimumPressDuration = MenuMetrics.pressDuration
    for recognizer in [press, click] {
      recognizer.delegate = self
      recognizer.delaysTouchesEnded = false
      recognizer.addTarget(self, action: Selector("recognized:", UIContextMenuInteraction.recognized(_:)))
    }
    press.onHighlight = { [weak self] in self?.highlight() ?? false }
    press.onCancel = { [weak self] in self?.cancelPress() }
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

  /// The appearance of the menu: unknown while none is shown.
  open var menuAppearance: Appearance {
    guard let session, session.overlay != nil else { return .unknown }
    return session.platter == nil ? .compact : .rich
  }

  /// Returns the location of the touch or click that opened the menu.
  open func location(in view: UIView?) -> CGPoint { self.view?.convert(location, to: view) ?? .zero }

  /// Replaces the visible menu. The block is called for the menu and for each submenu that is open, with a copy that it can change.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    session?.overlay?.replaceMenus { menu in (menu.copy() as? UIMenu).map(block) ?? menu }
  }

  open func dismissMenu() { session?.overlay?.close() }

  // MARK: Opening

  private var control: UIControl? { delegate as? UIControl }

  private func highlight() -> Bool {
    guard let view, begin(at: press.location(in: view)) else { return false }
    session?.press()
    return true
  }

  private func cancelPress() {
    guard let session, session.overlay == nil else { return }
    session.release(animated: true)
    self.session = nil
  }

  /// Asks the delegate for a menu at a point of the view.
  private func begin(at point: CGPoint) -> Bool {
    guard session?.overlay == nil else { return false }
    location = point
    session = nil
    guard let delegate, let view,
      let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    else { return false }
    let own = delegate.contextMenuInteraction(
      self, configuration: configuration, highlightPreviewForItemWithIdentifier: configuration.identifier)
    session = ContextMenuSession(configuration, preview: own ?? (liftsItsView ? UITargetedPreview(view: view) : nil))
    return true
  }

  func recognized(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began where recognizer === press:
      press.opened()
      present()?.slideStart = point
    case .changed: session?.overlay?.slide(to: point)
    case .ended where recognizer === press: session?.overlay?.endSlide(at: point)
    case .ended: present()
    default: session?.overlay?.endSlide(at: nil)
    }
  }

  /// Opens the menu of a control at once for a touch, without a long press.
  func open(at point: CGPoint) -> MenuOverlay? { begin(at: point) ? present() : nil }

  @discardableResult
  private func present() -> MenuOverlay? {
    guard let session, let view, let window = view.window, session.overlay == nil else { return nil }
    session.release(animated: false)
    let configuration = session.configuration
    let controller = session.preview == nil ? nil : configuration.previewProvider?()
    let menu = configuration.actionProvider?(suggestedActions(for: view))
    if let preview = session.preview, controller != nil || menu?.sections.isEmpty == false {
      session.platter = PreviewPlatter(preview, controller: controller, in: window)
    }
    control?.sendActions(for: .menuActionTriggered)
    guard
      let overlay = MenuOverlay.show(
        menu ?? UIMenu(), from: view, source: source(of: configuration, in: view), order: order(of: configuration),
        platter: session.platter)
    else {
      self.session = nil
      return nil
    }
    session.overlay = overlay
    session.platter?.hideSource()
    let animator = ContextMenuAnimator(controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    animator.run(MenuMetrics.opening)
    overlay.onClose = { [weak self, weak overlay] in if let overlay { self?.close(session, overlay) } }
    overlay.onCommit = { [weak self, weak overlay] in
      guard let self, let overlay else { return }
      let animator = ContextMenuAnimator(controller)
      session.commit = animator
      delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
      overlay.close()
    }
    return overlay
  }

  private func suggestedActions(for view: UIView) -> [UIMenuElement] { MenuTree.contextMenu(for: view).children }

  private func order(of configuration: UIContextMenuConfiguration) -> UIContextMenuConfiguration.ElementOrder {
    let order = configuration.preferredMenuElementOrder
    return order == .automatic ? control?.menuElementOrder ?? .automatic : order
  }

  /// The rectangle next to which a menu without a preview is placed, in the window.
  private func source(of configuration: UIContextMenuConfiguration, in view: UIView) -> CGRect {
    guard let control else { return CGRect(origin: view.convert(location, to: nil), size: .zero) }
    let point = control.menuAttachmentPoint(for: configuration)
    guard point != control.defaultMenuAttachmentPoint else { return view.convert(view.bounds, to: nil) }
    return CGRect(origin: view.convert(point, to: nil), size: .zero)
  }

  // MARK: Closing

  private func close(_ session: ContextMenuSession, _ overlay: MenuOverlay) {
    let configuration = session.configuration
    let pops = session.commit?.preferredCommitStyle == .pop
    let target =
      session.platter == nil || pops
      ? nil
      : delegate?.contextMenuInteraction(
        self, configuration: configuration, dismissalPreviewForItemWithIdentifier: configuration.identifier)
    let animator = ContextMenuAnimator(session.platter?.previewController)
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    let animators = (session.commit.map { [$0] } ?? []) + [animator]
    overlay.onMove = { [weak overlay] platter in
      if pops { platter.pop(in: overlay?.bounds ?? .zero) } else { platter.land(at: target) }
    }
    overlay.onAnimate = { for animator in animators { animator.animate() } }
    overlay.onEnd = {
      session.platter?.end()
      for animator in animators { animator.complete() }
    }
    if self.session === session { self.session = nil }
  }
}

extension UIContextMenuInteraction: UIGestureRecognizerDelegate {
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    if gestureRecognizer === click { return touch.isSecondary }
    // A touch opens the menu of such a control at once.
    return control?.showsMenuAsPrimaryAction != true
  }

  /// Begins only if the delegate supplies a menu, so that touches elsewhere are not affected.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let view, gestureRecognizer === press || gestureRecognizer === click else { return true }
    if gestureRecognizer === press, press.hasAsked { return session != nil }
    return begin(at: gestureRecognizer.location(in: view))
  }
}
