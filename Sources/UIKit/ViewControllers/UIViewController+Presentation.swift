extension UIViewController {
  /// Seconds that a presentation takes.
  private static let presentationDuration: TimeInterval = 0.4

  func show(_ other: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let top = topContainer
    guard let window = top.loadedView?.window ?? loadedView?.window else {
      UIKitLog.refused("\(type(of: self)) is in no window and cannot present \(type(of: other))")
      return
    }
    guard top.presented == nil, other.presenter == nil, other !== top else {
      UIKitLog.refused("\(type(of: top)) already presents \(top.presented.map { "\(type(of: $0))" } ?? "that controller")")
      return
    }
    top.presented = other
    other.presenter = top
    let view = other.view!
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let covers = !other.modalPresentationStyle.keepsPresenter
    UIViewController.holdAppearance(animated: animated) {
      if covers { top.beginTransitionOfTree(appearing: false, animated: animated) }
      window.addSubview(view)
    }
    let finish = {
      if covers, top.presented === other { UIViewController.holdAppearance(animated: animated) { top.loadedView?.removeFromSuperview() } }
      if covers { top.endTransitionOfTree() }
      other.endTransitionOfTree()
      completion?()
    }
    guard animated else {
      UIApplication.shared.afterCommit(finish)
      return
    }
    other.moveOut(of: window)
    UIView.animate(
      withDuration: Self.presentationDuration, delay: 0, options: [.curveEaseInOut], animations: { other.moveIn(to: window) },
      completion: { _ in finish() })
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    guard let presented = presentedViewController else {
      if let presenter = presentingViewController { return presenter.takeAway(animated: animated, completion: completion) }
      completion?()
      return
    }
    guard let owner = presented.presenter, let view = presented.loadedView, let window = view.window else {
      completion?()
      return
    }
    // What it presents in turn goes with it.
    if presented.presented != nil { presented.takeAway(animated: false, completion: nil) }
    let covered = !presented.modalPresentationStyle.keepsPresenter
    presented.isDismissing = true
    UIViewController.holdAppearance(animated: animated) {
      presented.beginTransitionOfTree(appearing: false, animated: animated)
      if covered, let below = owner.loadedView, below.superview == nil {
        below.frame = window.bounds
        window.insertSubview(below, belowSubview: view)
      }
    }
    let finish = {
      UIViewController.holdAppearance(animated: animated) { view.removeFromSuperview() }
      owner.presented = nil
      presented.presenter = nil
      presented.endTransitionOfTree()
      if covered { owner.endTransitionOfTree() }
      presented.isDismissing = false
      completion?()
    }
    guard animated else { return finish() }
    UIView.animate(
      withDuration: Self.presentationDuration, delay: 0, options: [.curveEaseInOut],
      animations: { presented.moveOut(of: window) }, completion: { _ in finish() })
  }

  /// The controller that presents for this one: its outermost container.
  private var topContainer: UIViewController {
    var top = self
    while let parent = top.parentController { top = parent }
    return top
  }

  func beginTransitionOfTree(appearing: Bool, animated: Bool) {
    beginTransition(appearing: appearing, animated: animated)
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in childControllers where child.isViewLoaded && child.loadedView?.window != nil {
      child.beginTransitionOfTree(appearing: appearing, animated: animated)
    }
  }

  /// Where the transition of this controller begins, and ends when it is dismissed.
  private func moveOut(of window: UIWindow) {
    switch modalTransitionStyle {
    case .coverVertical, .partialCurl: view.center.y = window.bounds.midY + window.bounds.height
    case .crossDissolve, .flipHorizontal: view.alpha = 0
    }
  }

  private func moveIn(to window: UIWindow) {
    switch modalTransitionStyle {
    case .coverVertical, .partialCurl: view.center.y = window.bounds.midY
    case .crossDissolve, .flipHorizontal: view.alpha = 1
    }
  }
}
