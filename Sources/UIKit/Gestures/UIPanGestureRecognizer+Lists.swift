/// Helpers for pans that compete with the scroll views in their view, such as the pans that move a sheet or end a zoom.
extension UIPanGestureRecognizer {
  /// The enabled scroll views between the first finger and the recogniser's view, innermost first.
  var scrollViewsUnderFinger: [UIScrollView] {
    var found: [UIScrollView] = []
    var link = trackedTouches.first?.view
    while let present = link, present !== view {
      if let list = present as? UIScrollView, list.isScrollEnabled { found.append(list) }
      link = present.superview
    }
    return found
  }

  /// Whether another recogniser scrolls a view within the recogniser's view.
  func contains(scrollOf other: UIGestureRecognizer) -> Bool {
    guard other is ScrollPanGestureRecognizer, let view else { return false }
    return other.view?.isDescendant(of: view) == true
  }
}
