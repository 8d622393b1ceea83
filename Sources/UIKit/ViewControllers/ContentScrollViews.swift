/// The scroll views that a controller has set for the bars at its edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  /// The scroll view for edges. Reading returns the one of the first edge in the order above; writing sets it for all given edges.
  subscript(edge: NSDirectionalRectEdge) -> UIScrollView? {
    get {
      if edge.contains(.top) { return top }
      if edge.contains(.leading) { return leading }
      if edge.contains(.bottom) { return bottom }
      return edge.contains(.trailing) ? trailing : nil
    }
    set {
      if edge.contains(.top) { top = newValue }
      if edge.contains(.leading) { leading = newValue }
      if edge.contains(.bottom) { bottom = newValue }
      if edge.contains(.trailing) { trailing = newValue }
    }
  }
}

extension UIViewController {
  /// Whether the view extends below a bar at an edge.
  func extends(below edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Sets the scroll view whose content offset determines the appearance of bars at an edge. If nil, UIKit chooses it. Held
  /// weakly. Apple: setContentScrollView(_:for:).
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge] = scrollView
    var link = parentController
    while let container = link {
      container.viewIfLoaded?.setNeedsLayout()
      link = container.parentController
    }
  }

  /// Sets the scroll view for all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
