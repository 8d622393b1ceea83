extension UINavigationController {
  func replaceStack(with controllers: [UIViewController], animated: Bool) {
    var new: [UIViewController] = []
    for controller in controllers where !new.contains(where: { $0 === controller }) { new.append(controller) }
    guard !controllers.contains(where: { $0 is UINavigationController }) else {
      UIKitLog.refused("a navigation controller cannot be in the stack of another")
      return
    }
    transitionUnderWay?.end()
    let old = stack
    let added = new.filter { controller in !old.contains { $0 === controller } }
    let removed = old.filter { controller in !new.contains { $0 === controller } }
    let isPush = new.last.map { top in added.contains { $0 === top } } ?? false
    for controller in added { addChild(controller) }
    for controller in removed {
      controller.isMovingOut = true
      controller.willMove(toParent: nil)
    }
    stack = new
    navigationBar.setItems(new.map(\.navigationItem), animated: animated && old.last !== new.last)
    let settle = {
      for controller in added { controller.didMove(toParent: self) }
      for controller in removed { controller.removeFromParent() }
    }
    guard isViewLoaded, old.last !== new.last else { return settle() }
    showTop(insteadOf: old.last, animated: animated, isPush: isPush, completion: settle)
  }

  /// Brings the view of the top controller on the stage.
  func showTop(insteadOf former: UIViewController?, animated: Bool, isPush: Bool, completion: @escaping () -> Void) {
    guard let top = stack.last else {
      former?.viewIfLoaded?.removeFromSuperview()
      return completion()
    }
    let animated = animated && former != nil && view.window != nil
    delegate?.navigationController(self, willShow: top, animated: animated)
    top.view.frame = stage.bounds
    top.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    UIViewController.holdAppearance(animated: animated) {
      former?.beginTransitionOfTree(appearing: false, animated: animated)
      if isPush || former == nil { stage.addSubview(top.view) } else { stage.insertSubview(top.view, at: 0) }
    }
    follow(top)
    placeBars()
    let transition = NavigationTransition { [weak self] in
      UIViewController.holdAppearance(animated: animated) { former?.viewIfLoaded?.removeFromSuperview() }
      former?.endTransitionOfTree()
      top.endTransitionOfTree()
      completion()
      guard let self else { return }
      transitionUnderWay = nil
      delegate?.navigationController(self, didShow: top, animated: animated)
    }
    transitionUnderWay = transition
    guard animated, let former else {
      UIApplication.shared.afterCommit { transition.end() }
      return
    }
    let (upper, lower) = isPush ? (top.view!, former.view!) : (former.view!, top.view!)
    NavigationStage(stage: stage, upper: upper, lower: lower).run(isPush: isPush) { [weak stage] in
      transition.end()
      // A transition that was cut short left its views on their way.
      if let stage, top.view.superview === stage { top.view.frame = stage.bounds }
    }
  }
}
