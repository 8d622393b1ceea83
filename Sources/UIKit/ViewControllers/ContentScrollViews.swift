/// The scroll views that a controller named for the bars at its edges.
struct ContentScrollViews {
  private weak var top: UIScrollView?
  private weak var leading: UIScrollView?
  private weak var bottom: UIScrollView?
  private weak var trailing: UIScrollView?

  /// Reading gives the one of the first edge, in the order above.
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
  /// Whether the view goes on below a bar at an edge.
  func extends(below edge: UIRectEdge, isTranslucent: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (isTranslucent || extendedLayoutIncludesOpaqueBars)
  }

  /// Names the scroll view whose content decides how bars at an edge look; nil leaves it to UIKit. Held weakly.
  /// Apple: setContentScrollView(_:for:).
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews[edge] = scrollView
    var link = parentController
    while let container = link {
      container.viewIfLoaded?.setNeedsLayout()
      link = container.parentController
    }
  }

  /// Names the scroll view for all edges.
  public func setContentScrollView(_ scrollView: UIScrollView?) { setContentScrollView(scrollView, for: .all) }
}
