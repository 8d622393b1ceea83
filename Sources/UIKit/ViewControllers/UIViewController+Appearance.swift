// A view notifies its controller when it enters or leaves a visible window. `viewWillAppear` is called before the change,
// `viewIsAppearing` in the first layout after it, and `viewDidAppear` at the end of the turn, in the order that Apple documents.
extension UIViewController {
  // MARK: Calls from the view

  func viewWillMove(toWindow newWindow: UIWindow?) {
    guard forwardsAutomatically else { return }
    let shows = newWindow?.showsContents ?? false
    if shows && !isVisible {
      beginTransition(appearing: true, animated: UIApplication.shared.appearanceCallbackMode.isAnimated, endsItself: !isPartOfTransition)
    } else if !shows && isVisible {
      beginTransition(appearing: false, animated: UIApplication.shared.appearanceCallbackMode.isAnimated, endsItself: !isPartOfTransition)
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

  /// Calls `viewIsAppearing` before the first layout of the view: its superviews are laid out by then, hence its size is final.
  func viewGetsLaidOut() {
    guard pendingAppearing else { return }
    pendingAppearing = false
    viewIsAppearing(appearsAnimated)
  }

  /// Whether the appearance callbacks of this controller are sent automatically. False for a child of a container that forwards
  /// them itself.
  var forwardsAutomatically: Bool {
    guard let parentController else { return true }
    return parentController.shouldAutomaticallyForwardAppearanceMethods
  }

  var isVisible: Bool { appearance == .appearing || appearance == .appeared }

  // MARK: Steps

  /// Begins to appear or to disappear.
  /// - Parameter endsItself: false if `endTransition()` will be called; if true, the transition ends when the view has left the
  ///   window, or at the end of the turn.
  func beginTransition(appearing: Bool, animated: Bool, endsItself: Bool) {
    guard appearing != isVisible else { return }
    appearsAnimated = animated
    endsTransitionItself = endsItself
    if appearing {
      loadViewIfNeeded()
      appearance = .appearing
      viewWillAppear(animated)
      // A view that is in the window already gets no other callback before its layout.
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

  /// Whether a running transition, or the transition of the container, determines when the change ends.
  private var isPartOfTransition: Bool {
    if UIApplication.shared.appearanceCallbackMode.isDeferred { return true }
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

  /// Changes views as part of a transition. The controllers' `viewDidAppear` and `viewDidDisappear` are sent by `endTransitionOfTree()`.
  static func deferAppearanceCallbacks(animated: Bool, during change: () -> Void) {
    let before = UIApplication.shared.appearanceCallbackMode
    UIApplication.shared.appearanceCallbackMode = AppearanceCallbackMode(isDeferred: true, isAnimated: animated)
    change()
    UIApplication.shared.appearanceCallbackMode = before
  }

  /// Ends the appearance transition of the controller and of the children that appear with it, children first.
  func endTransitionOfTree() {
    if shouldAutomaticallyForwardAppearanceMethods {
      for child in childControllers where child.isViewLoaded && child.loadedView?.window === loadedView?.window {
        child.endTransitionOfTree()
      }
    }
    endTransition()
  }
}
