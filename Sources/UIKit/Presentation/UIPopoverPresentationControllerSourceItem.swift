/// What a popover can point at (Apple: UIPopoverPresentationControllerSourceItem): a view, or a button of a bar.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Where the item is, in the coordinates of a view that it is in a window with.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { window == nil ? nil : convert(bounds, to: referenceView) }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? { (customView ?? shownView)?.frame(in: referenceView) }
}
