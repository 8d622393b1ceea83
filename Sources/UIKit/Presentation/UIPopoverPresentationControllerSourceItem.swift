/// An object that a popover can point at: a view or a bar button item (Apple: UIPopoverPresentationControllerSourceItem).
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns the frame of the item in the coordinates of a view in the same window; nil if the item is not in a window.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { presentedView?.frame(in: referenceView) }

  /// The view that shows the item; nil if no bar shows it.
  var presentedView: UIView? { customView ?? shownView }
}
