// The view tells its controller when it enters or leaves a window that shows. `viewWillAppear` comes before the change,
// `viewIsAppearing` with the first layout after it, `viewDidAppear` at the end of the turn: the order that Apple documents.
extension UIViewController {
  // MARK: What the view says

  func viewWillMove(toWindow newWindow: UIWindow?) {
    guard forwardsAutomatically else { return }
    let shows = newWindow?.showsContents ?? false
    if shows && !isVisible {
      beginTransition(appearing: true, animated: UIApplication.shared.appearance.isAnimated, endsItself: !isPartOfTransition)
    } else if !shows && isVisible {
      beginTransition(appearing: false, animated: UIApplication.shared.appearance.isAnimated, endsItself: !isPartOfTransition)
    }
  }

  func viewDidMoveToWindow() {
    guard forwardsAutomatically else { return }
    switch appearance {
    case .appearing:
      awaitLayout()
      if endsTransitionItself { finishLater() }
    case .disappearing:
      if endsTransitionItself { endTransition() }
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

  /// - Parameter endsItself: false where `endTransition()` will be called; else the end comes with the view's place or the turn.
  func beginTransition(appearing: Bool, animated: Bool, endsItself: Bool) {
    guard appearing != isVisible else { return }
    appearsAnimated = animated
    endsTransitionItself = endsItself
    if appearing {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      // A view that is in place already gets no other call before its layout.
      if loadedView?.window?.showsContents == true { awaitLayout() }
    } else {
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

  /// Whether somebody else says when the change is over: who runs a transition now, or the one of the container.
  private var isPartOfTransition: Bool {
    if UIApplication.shared.appearance.isHeld { return true }
    guard let parentController, parentController.shouldAutomaticallyForwardAppearanceMethods else { return false }
    switch parentController.appearance {
    case .appearing, .disappearing: return !parentController.endsTransitionItself
    default: return false
    }
  }

  private func finishLater() {
    UIApplication.shared.afterCommit { [weak self] in
      guard let self, appearance == .appearing, endsTransitionItself else { return }
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
