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
    child.parentController = self
    UIApplication.shared.afterCommit { [weak child] in child?.isMovingIn = false }
  }

  func leaveParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    isMovingOut = false
    didMove(toParent: nil)
  }

  private func isChild(of other: UIViewController) -> Bool {
    var link = parentController
    while let present = link {
      if present === other { return true }
      link = present.parentController
    }
    return false
  }
}
