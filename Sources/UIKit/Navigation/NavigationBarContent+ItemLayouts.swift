import CoreGraphics

/// The layout of the items of a navigation bar, and the glass behind them.
extension NavigationBarContent {
  /// An item's view with its size and the spaces before and after it, from the leading edge.
  struct ItemLayout {
    let view: UIView
    let size: CGSize
    var before: CGFloat = 0
    var after: CGFloat = 0
  }

  /// Returns the layout of the visible items of groups.
  ///
  /// Without glass, buttons contain their space, and custom views have it on the side that is nearer to the edge of the bar. On glass, the
  /// space of each run is on the inner side.
  ///
  /// - Parameter gapsAfter: whether the groups are at the trailing edge.
  func itemLayouts(of groups: [BarGroupViews], gapsAfter: Bool) -> [ItemLayout] {
    guard let platters = metrics.platters else {
      return groups.flatMap(\.shown).map { view in
        let gap = customItem(of: view) == nil ? 0 : metrics.customGap
        return ItemLayout(view: view, size: fit(view), before: gapsAfter ? 0 : gap, after: gapsAfter ? gap : 0)
      }
    }
    return groups.flatMap(\.runs).flatMap { run in
      var layouts = run.items.map { item, view in
        let size = fit(view), space = item.customView == nil ? 0 : platters.space(beside: size.width)
        return ItemLayout(view: view, size: size, before: space, after: space)
      }
      if gapsAfter { layouts[0].before += platters.gap } else { layouts[layouts.count - 1].after += platters.gap }
      return layouts
    }
  }

  /// Returns the frames and the effects of the glass behind the items, the back button and the overflow button, where they are now.
  func glassPieces(tint: UIColor) -> [(frame: CGRect, effect: UIGlassEffect)] {
    guard let platters = metrics.platters else { return [] }
    func capsule(_ left: CGFloat, _ right: CGFloat) -> CGRect {
      CGRect(x: left, y: (bounds.height - platters.height) / 2, width: max(right - left, platters.height), height: platters.height)
    }
    var pieces = [backButton, overflow].compactMap { $0 }.filter { !$0.isHidden }.map {
      (frame: capsule($0.frame.minX, $0.frame.maxX), effect: UIGlassEffect(style: .regular))
    }
    for run in (left + middle + right).flatMap(\.runs) where run.items.allSatisfy({ !$0.view.isHidden }) {
      guard let effect = run.effect(tint: tint) else { continue }
      let edges = run.items.map { item, view in
        let space = item.customView == nil ? 0 : platters.space(beside: view.frame.width)
        return (view.frame.minX - space, view.frame.maxX + space)
      }
      pieces.append((capsule(edges.map(\.0).min() ?? 0, edges.map(\.1).max() ?? 0), effect))
    }
    return pieces
  }
}
