extension UIViewController {
  func add(_ child: UIViewController) {
    guard child !== self, !isChild(of: child) else {
      UIKitLog.refused("\(type(of: child)) cannot be a child of its own child \(type(of: self))")
      return
    }
    guard child.parentController !== self else { return }
    child.isMovingIn = true
    child.willMove(toParent: self)
    if let former = child.parentController { former.childControllers.removeAll { $0 === child } }
    childControllers.append(child)
    child.changeParent(to: self)
    UIApplication.shared.afterCommit { [weak child] in child?.isMovingIn = false }
  }

  func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    changeParent(to: nil)
    traitsFromParent = nil
    isMovingOut = false
    didMove(toParent: nil)
  }

  /// Sets the parent. Its key-value observers name the property as in Swift or as in Objective-C.
  private func changeParent(to parent: UIViewController?) {
    let keys = ["parent", "parentViewController"]
    for key in keys { _vitrineWillChange(self, key) }
    parentController = parent
    for key in keys { _vitrineDidChange(self, key) }
  }

  private func isChild(of other: UIViewController) -> Bool {
    var link = parentController
    while let present = link {
      if present === other { return true }
      link = present.parentController
    }
    return false
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parentController === self, to.parentController === self else {
      UIKitLog.refused("\(type(of: from)) and \(type(of: to)) must both be children of \(type(of: self)) for a transition between them")
      return
    }
    guard let superview = from.viewIfLoaded?.superview, from !== to else { return }
    UIViewController.deferAppearanceCallbacks(animated: true) {
      // The controller that leaves gets `viewWillDisappear` now, while it is in the window, and `viewDidDisappear` when it has left it.
      if shouldAutomaticallyForwardAppearanceMethods { from.beginTransitionOfTree(appearing: false, animated: true) }
      superview.addSubview(to.view)
    }
    let finish: (Bool) -> Void = { finished in
      UIViewController.deferAppearanceCallbacks(animated: true) { from.view.removeFromSuperview() }
      if self.shouldAutomaticallyForwardAppearanceMethods {
        from.endTransitionOfTree()
        to.endTransitionOfTree()
      }
      completion?(finished)
    }
    guard duration > 0 else {
      animations?()
      return finish(true)
    }
    UIView.transition(with: superview, duration: duration, options: options, animations: animations, completion: finish)
  }
}
