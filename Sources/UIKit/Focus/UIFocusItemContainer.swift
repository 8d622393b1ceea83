import CoreGraphics

/// A container of focus items, which provides their geometry (Apple: UIFocusItemContainer).
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the items' frames.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items whose frames meet a rectangle in that space.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container that scrolls to the focused item (Apple: UIFocusItemScrollableContainer).
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  var contentOffset: CGPoint { get set }
  var contentSize: CGSize { get }
  var visibleSize: CGSize { get }
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  public var coordinateSpace: any UICoordinateSpace { self }

  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    FocusOrder.views(below: self).filter { convert($0.bounds, from: $0).intersects(rect) }
  }
}

extension UIScrollView: UIFocusItemScrollableContainer {
  public var visibleSize: CGSize { bounds.size }
}
