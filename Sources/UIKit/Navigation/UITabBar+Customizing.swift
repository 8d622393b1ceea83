extension UITabBar {
  /// Shows the page on which the user rearranges tabs. Visible items that are not offered keep their positions.
  func startCustomizing(_ offered: [UITabBarItem]) {
    guard customizer == nil else { return }
    let shown = items ?? []
    let visible = shown.filter { item in offered.contains { $0 === item } }
    let hidden = offered.filter { item in !shown.contains { $0 === item } }
    guard !visible.isEmpty else {
      UIKitLog.refused("a tab bar can be customized only with items of which at least one is visible")
      return
    }
    let page = TabBarCustomizer(visible + hidden, tabCount: visible.count) { [weak self] in _ = self?.endCustomizing(animated: true) }
    customizer = page
    delegate?.tabBar(self, willBeginCustomizing: page.items)
    let finish = { [weak self] in
      guard let self, customizer === page else { return }
      delegate?.tabBar(self, didBeginCustomizing: page.items)
    }
    guard let presenter = nearestController else { return finish() }
    presenter.present(UINavigationController(rootViewController: page), animated: window != nil, completion: finish)
  }

  func stopCustomizing(animated: Bool) -> Bool {
    guard let page = customizer else { return false }
    let order = page.items, changed = page.isChanged
    delegate?.tabBar(self, willEndCustomizing: order, changed: changed)
    if changed { if let onCustomize { onCustomize(order) } else { showOrder(order) } }
    customizer = nil
    let finish = { [weak self] in
      guard let self else { return }
      delegate?.tabBar(self, didEndCustomizing: order, changed: changed)
    }
    guard let presenter = page.navigationController?.presentingViewController else {
      finish()
      return changed
    }
    presenter.dismiss(animated: animated, completion: finish)
    return changed
  }

  /// Puts the first items at the positions of those that are visible.
  private func showOrder(_ order: [UITabBarItem]) {
    var next = order.makeIterator()
    let selected = selectedItem
    let new = (items ?? []).map { item in order.contains { $0 === item } ? next.next() ?? item : item }
    setItems(new, animated: true)
    if let selected, !new.contains(where: { $0 === selected }) { selectedItem = nil }
  }

  /// The controller of the nearest ancestor that has one.
  private var nearestController: UIViewController? {
    sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.controller).first
  }
}
