/// Lets code animate along with a change of size (Apple: UIViewControllerTransitionCoordinator).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Whether the change is animated: a resized window changes at once.
  var isAnimated: Bool { get }
  /// Seconds.
  var transitionDuration: TimeInterval { get }
  /// Runs `animation` with the change and `completion` after it.
  @discardableResult
  func animate(
    alongsideTransition animation: (((any UIViewControllerTransitionCoordinator)) -> Void)?,
    completion: (((any UIViewControllerTransitionCoordinator)) -> Void)?
  ) -> Bool
}
