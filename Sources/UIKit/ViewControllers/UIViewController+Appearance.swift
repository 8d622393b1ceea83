// The view tells its controller when it enters or leaves a window that shows. `viewWillAppear` comes before the change,
// `viewIsAppearing` with the first layout after it, `viewDidAppear` at the end of the turn: the order that Apple documents.
extension UIViewController {
  // MARK: What the view says

  func viewWillMove(toWindow newWindow: UIWindow?) {
    guard forwardsAutomatically else { return }
    let shows = newWindow?.showsContents ?? false
    if shows && !isVisible {
      beginTransition(appearing: true, animated: UIApplication.shared.appearance.isAnimated)
    } else if !shows && isVisible {
      beginTransition(appearing: false, animated: UIApplication.shared.appearance.isAnimated)
    }
  }

  func viewDidMoveToWindow() {
    guard forwardsAutomatically else { return }
    switch appearance {
    case .appearing:
      awaitLayout()
      if !UIApplication.shared.appearance.isHeld { finishLater() }
    case .disappearing:
      if !UIApplication.shared.appearance.isHeld { endTransition() }
    default: break
    }
  }

  private func awaitLayout() {
    pendingAppearing = true
    loadedView?.setNeedsLayout()
  }

  /// The view is about to be laid out: its superviews are in place, so its own size counts.
  func viewGetsLaidOut() {
    guard pendingAppearing else { return }
    pendingAppearing = false
    viewIsAppearing(appearsAnimated)
  }

  /// Children that a container forwards to by hand are not told here.
  var forwardsAutomatically: Bool {
    guard let parentController else { return true }
    return parentController.shouldAutomaticallyForwardAppearanceMethods
  }

  var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  // MARK: Steps

  func beginTransition(appearing: Bool, animated: Bool) {
    appearsAnimated = animated
    if appearing {
      guard !isVisible else { return }
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      // A view that is in place already gets no other call before its layout.
      if loadedView?.window?.showsContents == true { awaitLayout() }
    } else {
      guard isVisible else { return }
      appearance = .disappearing
      pendingAppearing = false
      viewWillDisappear(animated)
    }
  }

  func endTransition() {
    switch appearance {
    case .appearing:
      viewGetsLaidOut()
      appearance = .appeared
      viewDidAppear(appearsAnimated)
    case .disappearing:
      appearance = .disappeared
      viewDidDisappear(appearsAnimated)
    default: break
    }
  }

  private func finishLater() {
    UIApplication.shared.afterCommit { [weak self] in
      guard let self, appearance == .appearing else { return }
      endTransition()
    }
  }

  /// Runs a change of views that belongs to a transition: the did-callbacks of controllers wait for `endTransitionOfTree()`.
  static func holdAppearance(animated: Bool, during change: () -> Void) {
    let before = UIApplication.shared.appearance
    UIApplication.shared.appearance = AppearanceHold(isHeld: true, isAnimated: animated)
    change()
    UIApplication.shared.appearance = before
  }

  /// The controller with those children whose appearance goes with it, children first.
  func endTransitionOfTree() {
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childControllers where child.isViewLoaded && child.loadedView?.window === loadedView?.window {
        child.endTransitionOfTree()
      }
    }
    endTransition()
  }
}
