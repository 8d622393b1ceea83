extension MenuOverlay {
  /// The parts of the overlay other than menu elements.
  enum Part {
    case outside, preview, parent
  }

  // MARK: Touches on elements

  /// Called for touches on elements. A finger that slides highlights the element under it, and chooses it when it lifts.
  func touched(_ phase: UITouch.Phase, _ touch: UITouch) {
    let point = touch.location(in: self)
    switch phase {
    case .began, .moved: highlight(at: point)
    case .ended:
      highlight(at: point)
      chooseHighlighted()
    default: highlight(nil)
    }
  }

  // MARK: The touch that opened the menu

  /// Follows the touch that opened the menu, once it has moved far enough.
  /// - Parameter point: the location in the window.
  func slide(to point: CGPoint) {
    let start = slideStart ?? point
    slideStart = start
    guard isSliding || hypot(point.x - start.x, point.y - start.y) > MenuMetrics.slideDistance else { return }
    isSliding = true
    highlight(at: convert(point, from: nil))
  }

  /// Ends the touch that opened the menu: the element under it is chosen. A finger that did not slide leaves the menu open.
  func endSlide(at point: CGPoint?) {
    defer {
      isSliding = false
      slideStart = nil
    }
    guard isSliding, let point else { return highlight(nil) }
    highlight(at: convert(point, from: nil))
    chooseHighlighted()
  }

  private func highlight(at point: CGPoint) {
    guard let card = levels.last?.card else { return }
    highlight(card.item(at: card.convert(point, from: self)))
  }

  private func highlight(_ item: MenuItemView?) {
    guard item !== highlighted else { return }
    highlighted = item
    dwellTimer?.cancel()
    dwellTimer = nil
    // A finger that rests on a submenu opens it.
    guard let item, item.element is UIMenu, item !== levels.last?.card.closer, let timers = window?.screen.timers else { return }
    dwellTimer = timers.schedule(at: timers.now + MenuMetrics.dwell) { [weak self, weak item] in
      guard let self, let item, highlighted === item else { return }
      highlighted = nil
      choose(item)
    }
  }

  private func chooseHighlighted() {
    let item = highlighted
    highlight(nil)
    if let item { choose(item) }
  }

  // MARK: Touches beside elements

  /// Returns the part at a point; nil on the card that receives touches.
  private func part(at point: CGPoint) -> Part? {
    if let card = levels.last?.card, !card.isHidden, card.frame.contains(point) { return nil }
    if levels.count > 1, levels.contains(where: { $0.card.frame.contains(point) }) { return .parent }
    if let platter, platter.frame.contains(point) { return .preview }
    return .outside
  }

  func began(at point: CGPoint) {
    let part = part(at: point)
    // A menu without a preview closes at touch down, like that of a button.
    if part == .outside, platter == nil { return close() }
    pressed = part
  }

  func ended(at point: CGPoint) {
    guard let pressed else { return }
    self.pressed = nil
    guard part(at: point) == pressed else { return }
    switch pressed {
    case .outside: close()
    case .parent: closeSubmenu()
    case .preview:
      if let onCommit { onCommit() } else { close() }
    }
  }
}
