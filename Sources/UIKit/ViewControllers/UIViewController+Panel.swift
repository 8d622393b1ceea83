extension UIViewController {
  /// Fills the controller's view with a page under a bar.
  /// - Returns: the navigation controller that holds the page.
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

  /// Takes the panel away where it was presented.
  /// - Parameter completion: called in any case.
  func closePanel(completion: @escaping () -> Void) {
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true, completion: completion) } else { completion() }
  }
}

extension UIApplication {
  /// The topmost of what the key window presents.
  var topController: UIViewController? {
    var top = (keyWindow ?? windows.last)?.rootViewController
    while let above = top?.presentedViewController { top = above }
    return top
  }
}
