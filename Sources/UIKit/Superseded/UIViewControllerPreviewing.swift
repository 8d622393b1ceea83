/// The registration of a view for peeking (Apple: UIViewControllerPreviewing). Screens on Linux do not measure force, hence no
/// preview is shown.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// The rectangle of the previewed part in the source view's coordinates, in points.
  var sourceRect: CGRect { get set }
}

/// A delegate that provides the controller for a preview (Apple: UIViewControllerPreviewingDelegate). Never called, since
/// `forceTouchCapability` is `.unavailable`.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
    -> UIViewController?
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for peeking. The result can be unregistered again; its delegate is never called.
  @discardableResult
  public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  {
    PreviewingContext(delegate: delegate, sourceView: sourceView)
  }
  public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
}

private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer(target: nil, action: nil)
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView) {
    self.delegate = delegate
    self.sourceView = sourceView
    sourceRect = sourceView.bounds
  }
}
