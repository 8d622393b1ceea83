/// An interaction that shows a menu with commands such as Cut, Copy and Paste over a view (Apple: UIEditMenuInteraction). Text fields and
/// text views show such a menu by themselves: on a double tap, after a handle was dragged, and on a tap at the caret.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  open private(set) weak var view: UIView?
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  private var overlay: EditMenuOverlay?
  private var configuration: UIEditMenuConfiguration?
  /// The time of the touch outside the menu that last closed it.
  private(set) var closedAt: TimeInterval?

  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) { dismissMenu() }
  open func didMove(to view: UIView?) { self.view = view }

  var isVisible: Bool { overlay != nil }

  // MARK: Presentation

  /// Shows the menu. Does nothing if the menu would be empty, or if the view is not in a window.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view, let window = view.window else {
      UIKitLog.refused("an edit menu was requested for a view that is in no window")
      return
    }
    dismissMenu()
    let elements = elements(for: configuration, of: view)
    guard !elements.isEmpty else { return }
    var target = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    if target.isNull || !target.minX.isFinite || !target.minY.isFinite {
      target = CGRect(origin: configuration.sourcePoint, size: .zero)
    }
    let overlay = EditMenuOverlay(
      elements, target: view.convert(target, to: nil), arrow: configuration.preferredArrowDirection.popover, in: window
    ) { [weak self] in
      self?.choose($0)
    } onClose: { [weak self] time in
      self?.closedAt = time
      self?.dismissMenu()
    }
    self.overlay = overlay
    self.configuration = configuration
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    window.addSubview(overlay)
    overlay.appear()
    animator.run()
  }

  open func dismissMenu() {
    guard let overlay, let configuration else { return }
    self.overlay = nil
    self.configuration = nil
    let animator = EditMenuAnimator()
    delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
    overlay.disappear()
    animator.run()
  }

  /// Updates the commands of the visible menu.
  open func reloadVisibleMenu() {
    guard let view, let overlay, let configuration else { return }
    let elements = elements(for: configuration, of: view)
    elements.isEmpty ? dismissMenu() : overlay.show(elements)
  }

  /// Updates the position of the visible menu.
  open func updateVisibleMenuPosition(animated: Bool) {
    if let configuration, isVisible { presentEditMenu(with: configuration) }
  }

  /// Returns the location of the source point.
  open func location(in view: UIView?) -> CGPoint {
    guard let own = self.view, let configuration else { return .zero }
    return own.convert(configuration.sourcePoint, to: view)
  }

  // MARK: Commands

  private static let commands: [(title: String, action: Selector)] = [
    ("Cut", Selector("cut:", UIResponder.cut(_:))), ("Copy", Selector("copy:", UIResponder.copy(_:))),
    ("Paste", Selector("paste:", UIResponder.paste(_:))), ("Delete", Selector("delete:", UIResponder.delete(_:))),
    ("Select", Selector("select:", UIResponder.select(_:))), ("Select All", Selector("selectAll:", UIResponder.selectAll(_:))),
  ]

  private func elements(for configuration: UIEditMenuConfiguration, of view: UIView) -> [UIMenuElement] {
    let suggested = Self.commands.filter { command in
      // Text inputs offer Cut instead of Delete.
      guard let target = view.target(forAction: command.action, withSender: self) else { return false }
      return command.action.name != "delete:" || !(target is any TextInputHost)
    }.map { UICommand(title: $0.title, action: $0.action) }
    // The responders of the view may change the menu, as those of a main menu.
    let standard = UIMenu(identifier: .standardEdit, options: .displayInline, children: suggested)
    let built = MenuTree.contextMenu(for: view, children: [standard])
    let own = delegate?.editMenuInteraction(self, menuFor: configuration, suggestedActions: built.children)
    return shown(own ?? built, of: view)
  }

  /// Returns the elements of a menu that can be performed. Deferred elements appear once they are loaded.
  private func shown(_ menu: UIMenu, of view: UIView) -> [UIMenuElement] {
    for element in menu.visibleDeferredElements { element.load { [weak self] in self?.reloadVisibleMenu() } }
    return menu.sections.joined().compactMap { element in
      guard let command = element as? UICommand else { return element is UIDeferredMenuElement ? nil : element }
      guard view.target(forAction: command.action, withSender: command) != nil else { return nil }
      let valid = command.validated { view.target(forAction: $0.action, withSender: $0) }
      return valid.isHiddenInMenus ? nil : valid
    }
  }

  private func choose(_ element: UIMenuElement) {
    if let menu = element as? UIMenu {
      if let view { overlay?.show(shown(menu, of: view)) }
      return
    }
    guard let view, let leaf = element.leaf else { return }
    if !leaf.attributes.contains(.keepsMenuPresented) { dismissMenu() }
    let command = element as? UICommand
    leaf.performWithSender(self, target: command.flatMap { view.target(forAction: $0.action, withSender: $0) })
  }
}
