/// A view that a controller registered for peeking (Apple: UIViewControllerPreviewing). No screen here feels pressure, so that none is made.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: NSObjectProtocol {
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  var delegate: any UIViewControllerPreviewingDelegate { get }
  var sourceView: UIView { get }
  /// In the source view's coordinates, in points.
  var sourceRect: CGRect { get set }
}

/// Gives the controller to peek at (Apple: UIViewControllerPreviewingDelegate). Never called: `forceTouchCapability` is `.unavailable`.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
    -> UIViewController?
  func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
  /// Registers a view for peeking. The context is returned so that it can be unregistered; its delegate is never called.
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
