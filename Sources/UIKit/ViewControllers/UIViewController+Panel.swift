extension UIViewController {
  /// Fills the controller's view with a navigation controller that shows a page.
  /// - Returns: the navigation controller of the page.
  @discardableResult
  func showPanel(_ page: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
    return navigation
  }

  /// Dismisses the controller if it was presented.
  /// - Parameter completion: called when it has been dismissed, or at once if it was not presented.
  func closePanel(completion: @escaping () -> Void) {
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true, completion: completion) } else { completion() }
  }
}

extension UIApplication {
  /// The topmost presented controller of the key window.
  var topController: UIViewController? {
    var top = (keyWindow ?? windows.last)?.rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
  }
}
