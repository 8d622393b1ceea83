/// Neighbouring items of a bar that share a capsule of glass.
@MainActor
struct ItemRun {
  var items: [(item: UIBarButtonItem, view: UIView)]
  var glass: UIBarButtonItem.Glass

  /// Returns the runs of items, of which spaces have no view, from the leading edge.
  static func runs(of items: [(item: UIBarButtonItem, view: UIView?)]) -> [ItemRun] {
    var runs: [ItemRun] = [], continues = false
    for (item, view) in items {
      guard let view else {
        if item.isSpace { continues = false }
        continue
      }
      let glass = item.glass
      if continues, glass == .shared {
        runs[runs.count - 1].items.append((item, view))
      } else {
        runs.append(ItemRun(items: [(item, view)], glass: glass))
      }
      continues = glass == .shared
    }
    return runs
  }

  /// Returns the effect of the glass; nil for none.
  /// - Parameter tint: the tint colour of the bar.
  func effect(tint: UIColor) -> UIGlassEffect? {
    guard glass != .nothing else { return nil }
    let effect = UIGlassEffect(style: .regular)
    if glass == .prominent { effect.tintColor = items.first?.item.tintColor ?? tint }
    return effect
  }
}

/// The views of the capsules of glass behind the items of a bar.
@MainActor
final class ItemPlatterViews {
  private(set) var views: [UIVisualEffectView] = []

  /// Shows capsules behind the other subviews of a bar.
  /// - Parameter above: a subview that stays behind the glass.
  func show(_ pieces: [(frame: CGRect, effect: UIGlassEffect)], in bar: UIView, above background: UIView? = nil) {
    while views.count < pieces.count {
      let view = UIVisualEffectView(effect: nil)
      view.isUserInteractionEnabled = false
      views.append(view)
      if let background { bar.insertSubview(view, aboveSubview: background) } else { bar.insertSubview(view, at: 0) }
    }
    while views.count > pieces.count { views.removeLast().removeFromSuperview() }
    for (view, piece) in zip(views, pieces) {
      view.effect = piece.effect
      view.frame = piece.frame
      view.castShadow(bar.interfaceLook.glassShadow)
    }
  }
}
