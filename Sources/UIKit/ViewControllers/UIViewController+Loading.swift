extension UIViewController {
  func loadViewOnce() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil {
      UIKitLog.refused("\(type(of: self)).loadView() created no view; a plain view is used instead")
      setView(UIView(frame: UIScreen.main.bounds))
    }
    setUpView()
    viewDidLoad()
  }

  func setView(_ view: UIView?) {
    guard view !== loadedView else { return }
    if let other = view?.controller, other !== self {
      UIKitLog.refused("a view can belong to one controller: \(type(of: self)) takes it from \(type(of: other))")
      other.loadedView = nil
    }
    let former = loadedView
    loadedView = view
    if let former {
      former.controller = nil
      // The new view takes the place of one that is already in a hierarchy.
      if let view, let superview = former.superview {
        view.frame = former.frame
        superview.insertSubview(view, aboveSubview: former)
        former.removeFromSuperview()
      }
    }
    view?.controller = self
    view?.forgetTraitAnchors()
    SafeAreaGeneration.shared.advance()
  }

  func madeNavigationItem() -> UINavigationItem {
    if let loadedNavigationItem { return loadedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    loadedNavigationItem = item
    return item
  }

  /// Returns the tab bar item, creating it if needed. A navigation controller uses the one of its first controller, unless it has its own.
  func madeTabBarItem() -> UITabBarItem {
    if let loadedTabBarItem { return loadedTabBarItem }
    if let root = (self as? UINavigationController)?.stack.first { return root.madeTabBarItem() }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    loadedTabBarItem = item
    return item
  }

  func titleDidChange() {
    loadedNavigationItem?.title = title
    if loadedTabBarItem?.isDescribedByTab != true { loadedTabBarItem?.title = title }
    guard let window = loadedView?.window, window.rootViewController === self else { return }
    // Without a title of the controller the window keeps its title.
    if let title { window.screen.display?.title = title }
  }
}
