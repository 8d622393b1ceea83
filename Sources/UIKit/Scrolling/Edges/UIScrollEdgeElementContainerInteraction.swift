import Foundation

/// Extends the edge effect of a scroll view below a view that lies above its content (Apple: UIScrollEdgeElementContainerInteraction).
@preconcurrency @MainActor
open class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
  public private(set) weak var view: UIView?

  /// The scroll view whose content passes below the view.
  open weak var scrollView: UIScrollView? {
    didSet {
      guard scrollView !== oldValue else { return }
      oldValue?.edges?.remove(self)
      join()
    }
  }
  /// The edge of the scroll view at which the view is. Default none.
  open var edge: UIRectEdge = [] { didSet { if edge != oldValue { scrollView?.setNeedsLayout() } } }

  public override init() { super.init() }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) {
    self.view = view
    join()
  }

  private func join() {
    guard let scrollView else { return }
    if view == nil { scrollView.edges?.remove(self) } else { scrollView.madeEdges.add(self) }
    scrollView.setNeedsLayout()
  }
}
