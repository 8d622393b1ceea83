/// Is told of turns by a finger (Apple: UIPageViewControllerDelegate). Every method has a default.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
  /// - Parameter completed: false where the finger brought the page back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  )
}

extension UIPageViewControllerDelegate {
  public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
    transitionCompleted completed: Bool
  ) {}
}
