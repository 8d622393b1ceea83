/// Shows a menu above a window until an element is chosen or the user taps elsewhere. Submenus open above their parent.
///
/// Touches on the cards, and the touch that opened the menu, go to `MenuOverlay+Touches`.
final class MenuOverlay: UIView {
  /// A menu with its card. The last one of `open` receives touches.
  struct Level {
    var menu: UIMenu
    var card: MenuCard
  }

  let source: CGRect
  private(set) var levels: [Level] = []
  private let order: UIContextMenuConfiguration.ElementOrder
  /// The view that opened the menu. It is the sender of actions, and commands go along its responder chain.
  private(set) weak var sender: UIView?
  /// The preview above the blurred window; nil for a menu without one.
  private(set) var platter: PreviewPlatter?
  private var backdrop: UIVisualEffectView?

  /// Called when the menu begins to close.
  var onClose: (() -> Void)?
  /// Called when the preview is tapped. If nil, the tap closes the menu.
  var onCommit: (() -> Void)?

  // State of touches.
  var highlighted: MenuItemView? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }
  var slideStart: CGPoint?
  var isSliding = false
  var dwellTimer: ClockTimer?
  /// The part of the overlay in which the overlay's own touch began.
  var pressed: Part?

  /// - Parameters:
  ///   - view: the source view. Without a window no menu is shown.
  ///   - source: the rectangle next to which the menu is placed, in window coordinates; nil means the view.
  ///   - platter: the preview, for a menu above a blurred window.
  @discardableResult
  static func show(
    _ menu: UIMenu, from view: UIView, source: CGRect? = nil, order: UIContextMenuConfiguration.ElementOrder = .automatic,
    platter: PreviewPlatter? = nil
  ) -> MenuOverlay? {
    for element in menu.deferredElements { element.menuWillOpen() }
    guard let window = view.window, platter != nil || !menu.sections.isEmpty else { return nil }
    let overlay = MenuOverlay(
      window, source: source ?? view.convert(view.bounds, to: nil), sender: view, order: order, platter: platter)
    window.addSubview(overlay)
    overlay.open(menu)
    return overlay
  }

  private init(
    _ window: UIWindow, source: CGRect, sender: UIView, order: UIContextMenuConfiguration.ElementOrder, platter: PreviewPlatter?
  ) {
    self.source = source
    self.sender = sender
    self.order = order
    self.platter = platter
    super.init(frame: window.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    guard let platter else { return }
    let backdrop = UIVisualEffectView(effect: nil)
    backdrop.frame = bounds
    backdrop.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backdrop.isUserInteractionEnabled = false
    backdrop.contentView.backgroundColor = UIColor(white: 0, alpha: 0)
    self.backdrop = backdrop
    addSubview(backdrop)
    addSubview(platter)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Levels

  private var look: InterfaceLook.Menu { interfaceLook.menu }

  private func makeCard(_ menu: UIMenu, isSubmenu: Bool, isReversed: Bool) -> MenuCard {
    var content = MenuContent(menu) { [weak self] in self?.target(of: $0) }
    if isReversed { content.reverse() }
    let card = MenuCard(content, submenu: isSubmenu ? menu : nil, interfaceLook)
    for item in card.items + (card.closer.map { [$0] } ?? []) {
      item.onTouch = { [weak self] phase, touch in self?.touched(phase, touch) }
      item.onActivate = { [weak self, weak item] in if let item { self?.choose(item) } }
    }
    return card
  }

  /// Returns the object that performs a command, from the responder chain of the first responder or of the view that opened the menu.
  private func target(of command: UICommand) -> Any? {
    window?.firstResponder?.target(forAction: command.action, withSender: command)
      ?? sender?.target(forAction: command.action, withSender: command)
  }

  private var available: CGRect { bounds.inset(by: safeAreaInsets).insetBy(dx: MenuMetrics.margin, dy: MenuMetrics.margin) }

  private func layout(_ card: MenuCard) -> MenuLayout {
    let size = levels.isEmpty && card.items.isEmpty ? .zero : card.sizeThatFits(available.size)
    guard let platter else { return MenuLayout(card: size, beside: source, in: available, look) }
    return MenuLayout(card: size, preview: platter.wantedFrame(in: available), keepsShape: platter.keepsShape, in: available, look)
  }

  private func open(_ menu: UIMenu) {
    load(menu)
    var card = makeCard(menu, isSubmenu: false, isReversed: false)
    let layout = layout(card)
    // With `priority`, the first elements are next to the source. `automatic` is the same except for pop-up buttons, which pass `fixed`.
    if layout.isAbove, order != .fixed { card = makeCard(menu, isSubmenu: false, isReversed: true) }
    levels = [Level(menu: menu, card: card)]
    card.isHidden = card.items.isEmpty
    addSubview(card)
    appear(card, layout)
    if let platter {
      let look = look
      UIView.animate(
        withDuration: MenuMetrics.opening, delay: 0, usingSpringWithDamping: MenuMetrics.damping, initialSpringVelocity: 0,
        options: .allowUserInteraction,
        animations: {
          // The material was chosen by eye.
          if look.blursWindow { self.backdrop?.effect = UIBlurEffect(style: .systemUltraThinMaterial) }
          let dimming = self.traitCollection.userInterfaceStyle == .dark ? look.darkDimming : look.dimming
          self.backdrop?.contentView.backgroundColor = UIColor(white: 0, alpha: dimming)
          platter.place(at: layout.preview)
        }, completion: nil)
    }
  }

  private func appear(_ card: MenuCard, _ layout: MenuLayout, from scale: CGFloat = 0.4) {
    card.layer.anchorPoint = layout.anchor
    card.frame = layout.card
    card.alpha = 0
    card.transform = CGAffineTransform(scaleX: scale, y: scale)
    UIView.animate(
      withDuration: MenuMetrics.opening, delay: 0, usingSpringWithDamping: MenuMetrics.damping, initialSpringVelocity: 0,
      options: .allowUserInteraction,
      animations: {
        card.alpha = 1
        card.transform = .identity
      }, completion: nil)
  }

  func openSubmenu(_ menu: UIMenu) {
    for element in menu.deferredElements { element.menuWillOpen() }
    load(menu)
    guard let parent = levels.last else { return }
    let row = parent.card.frame(of: menu).map { convert($0, from: parent.card) } ?? parent.card.frame
    let card = makeCard(menu, isSubmenu: true, isReversed: false)
    levels.append(Level(menu: menu, card: card))
    addSubview(card)
    appear(card, MenuLayout(card: card.sizeThatFits(available.size), over: row, in: available), from: 0.9)
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: .allowUserInteraction) { parent.card.isBehind = true }
  }

  func closeSubmenu() {
    guard levels.count > 1, let level = levels.popLast(), let parent = levels.last else { return }
    highlighted = nil
    level.card.isUserInteractionEnabled = false
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: .allowUserInteraction) {
      level.card.alpha = 0
      level.card.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      parent.card.isBehind = false
    } completion: { _ in
      level.card.removeFromSuperview()
    }
  }

  // MARK: Changes

  /// Calls the providers of the visible deferred elements of a menu.
  private func load(_ menu: UIMenu) {
    for element in menu.visibleDeferredElements {
      element.load { [weak self] in
        self?.reload()
        self?.load(menu)
      }
    }
  }

  /// Rebuilds the visible menus after a change of their elements.
  func reload() { replaceMenus { $0 } }

  /// Replaces each visible menu by the result of `change`.
  func replaceMenus(_ change: (UIMenu) -> UIMenu) {
    guard isUserInteractionEnabled else { return }
    highlighted = nil
    for index in levels.indices {
      let old = levels[index].card, new = change(levels[index].menu)
      if new !== levels[index].menu {
        for element in new.deferredElements { element.menuWillOpen() }
      }
      let isReversed = index == 0 && order != .fixed && layout(old).isAbove
      let card = makeCard(new, isSubmenu: index > 0, isReversed: isReversed)
      levels[index] = Level(menu: new, card: card)
      insertSubview(card, aboveSubview: old)
      if index == 0 {
        let layout = layout(card)
        card.isHidden = card.items.isEmpty
        card.layer.anchorPoint = layout.anchor
        card.frame = layout.card
        platter?.place(at: layout.preview)
      } else {
        let layout = MenuLayout(card: card.sizeThatFits(available.size), over: old.frame, in: available)
        card.layer.anchorPoint = old.layer.anchorPoint
        card.frame = CGRect(origin: CGPoint(x: layout.card.minX, y: layout.card.minY), size: layout.card.size)
      }
      if index < levels.count - 1 { card.isBehind = true }
      old.removeFromSuperview()
      load(new)
    }
  }

  // MARK: Choice

  func choose(_ item: MenuItemView) {
    guard isUserInteractionEnabled, item.isEnabled, let level = levels.last else { return }
    if item === level.card.closer { return closeSubmenu() }
    if let menu = item.element as? UIMenu { return openSubmenu(menu) }
    guard let element = item.element, let shown = item.shown.leaf else { return close() }
    levels.first?.menu.singleSelection(of: element)?.select(element)
    let control = sender as? UIControl
    control?.menuChose(element)
    let performer: Any? = control?.menuSender ?? sender
    let receiver = (item.shown as? UICommand).flatMap { self.target(of: $0) }
    if shown.attributes.contains(.keepsMenuPresented) {
      shown.performWithSender(performer, target: receiver)
      reload()
    } else {
      close()
      shown.performWithSender(performer, target: receiver)
    }
  }

  // MARK: Closing

  /// Closes the menu. `onClose` is called first, and can set the closures for the animation and its end.
  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    highlighted = nil
    dwellTimer?.cancel()
    let onClose = onClose
    self.onClose = nil
    onClose?()
    UIView.animate(withDuration: MenuMetrics.closing, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
      for level in self.levels {
        level.card.alpha = 0
        level.card.transform = CGAffineTransform(scaleX: 0.6, y: 0.6)
      }
      self.backdrop?.effect = nil
      self.backdrop?.contentView.backgroundColor = UIColor(white: 0, alpha: 0)
      if let platter = self.platter { self.onMove?(platter) }
      self.onAnimate?()
    } completion: { _ in
      self.removeFromSuperview()
      self.onEnd?()
    }
  }

  /// Moves the preview as the menu closes.
  var onMove: ((PreviewPlatter) -> Void)?
  /// Called in the animation block with which the menu closes.
  var onAnimate: (() -> Void)?
  /// Called when the menu has disappeared.
  var onEnd: (() -> Void)?

  // MARK: Touches beside elements

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { began(at: touch.location(in: self)) }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { ended(at: touch.location(in: self)) }
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { pressed = nil }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

extension UIMenu {
  /// The deferred elements that are visible without opening a submenu, and that are not loaded.
  var visibleDeferredElements: [UIDeferredMenuElement] {
    presentChildren.flatMap { child -> [UIDeferredMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.visibleDeferredElements : [] }
      return (child as? UIDeferredMenuElement).map { [$0] } ?? []
    }
  }
}
