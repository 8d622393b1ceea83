import Display

extension MenuOverlay {
  /// Handles a key of the keyboard while the menu is open: Escape closes the submenu or the menu, the arrow keys highlight elements and open
  /// and close submenus, Return and the space bar choose the highlighted element. Tab and other keys are left to the window.
  /// - Returns: whether the key was handled.
  func takes(_ key: KeySample) -> Bool {
    guard key.phase == .down, isUserInteractionEnabled, key.modifiers.isDisjoint(with: [.control, .alternate, .command, .shift]) else {
      return false
    }
    switch UIKeyboardHIDUsage(code: key.usage.rawValue) {
    case .keyboardEscape: levels.count > 1 ? closeSubmenu() : close()
    case .keyboardDownArrow: highlightNext(1)
    case .keyboardUpArrow: highlightNext(-1)
    case .keyboardRightArrow: openHighlighted(isRightToLeft ? false : true)
    case .keyboardLeftArrow: openHighlighted(isRightToLeft ? true : false)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      guard let item = highlighted else { return false }
      highlighted = nil
      choose(item)
    default: return false
    }
    return true
  }

  /// The elements that can be chosen, in the order of their places on the card.
  private var reachable: [MenuItemView] {
    guard let card = levels.last?.card else { return [] }
    let items = card.items + (card.closer.map { [$0] } ?? [])
    let places = items.map { $0.convert($0.bounds.origin, to: card) }
    return items.indices.sorted { (places[$0].y, places[$0].x) < (places[$1].y, places[$1].x) }.map { items[$0] }.filter(\.isEnabled)
  }

  private func highlightNext(_ step: Int) {
    let items = reachable
    guard !items.isEmpty else { return }
    let present = highlighted.flatMap { item in items.firstIndex { $0 === item } } ?? (step > 0 ? -1 : items.count)
    let next = items[(present + step + items.count) % items.count]
    highlighted = next
    levels.last?.card.reveal(next)
  }

  /// Opens the highlighted submenu, or closes the one that is open.
  private func openHighlighted(_ opens: Bool) {
    guard opens else { return closeSubmenu() }
    guard let item = highlighted, let menu = item.element as? UIMenu, item !== levels.last?.card.closer else { return }
    highlighted = nil
    openSubmenu(menu)
  }
}

extension UIWindow {
  /// The menu that is open in the window, which receives keys before other views; nil if there is none.
  var openMenu: MenuOverlay? { subviews.lazy.reversed().compactMap { $0 as? MenuOverlay }.first { $0.isUserInteractionEnabled } }
}
