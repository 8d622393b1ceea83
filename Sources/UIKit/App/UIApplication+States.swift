// The transitions between states when the window is shown, hidden or activated. In an application with scenes the scene's
// delegate is notified in place of the application's; the notifications of both are posted.
extension UIApplication {
  /// Changes to a state by way of all states in between.
  func become(_ state: State) {
    while applicationState != state {
      switch (applicationState, state) {
      case (.active, _): resignActive()
      case (.inactive, .active): becomeActive()
      case (.inactive, _): enterBackground()
      case (.background, _): enterForeground()
      }
    }
  }

  private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

  /// Changes the scene's state.
  /// - Parameters:
  ///   - tell: notifies the delegate of the scene.
  ///   - classic: notifies the delegate of the application; called if the scene has no delegate.
  private func move(
    to state: UIScene.ActivationState, _ name: Notification.Name, _ tell: (any UISceneDelegate, UIScene) -> Void, else classic: () -> Void
  ) {
    let scene = UIScreen.main.windowScene
    scene.activationState = state
    if let delegate = scene.delegate { tell(delegate, scene) } else { classic() }
    NotificationCenter.default.post(name: name, object: scene)
  }

  private func becomeActive() {
    applicationState = .active
    move(to: .foregroundActive, UIScene.didActivateNotification) {
      $0.sceneDidBecomeActive($1)
    } else: {
      delegate?.applicationDidBecomeActive(self)
    }
    post(UIApplication.didBecomeActiveNotification)
  }

  private func resignActive() {
    move(to: .foregroundInactive, UIScene.willDeactivateNotification) {
      $0.sceneWillResignActive($1)
    } else: {
      delegate?.applicationWillResignActive(self)
    }
    applicationState = .inactive
    post(UIApplication.willResignActiveNotification)
  }

  private func enterBackground() {
    applicationState = .background
    move(to: .background, UIScene.didEnterBackgroundNotification) {
      $0.sceneDidEnterBackground($1)
    } else: {
      delegate?.applicationDidEnterBackground(self)
    }
    post(UIApplication.didEnterBackgroundNotification)
    saveState()
  }

  private func enterForeground() {
    move(to: .foregroundInactive, UIScene.willEnterForegroundNotification) {
      $0.sceneWillEnterForeground($1)
    } else: {
      delegate?.applicationWillEnterForeground(self)
    }
    applicationState = .inactive
    post(UIApplication.willEnterForegroundNotification)
  }

  // MARK: Scenes

  /// Asks the delegate for the configuration of the main screen's scene, and creates the scene with its delegate.
  /// - Parameter saved: the session as it was saved at the end of the last run.
  /// - Returns: nil if the configuration has no delegate class.
  func makeScene(urls: [URL], saved: SavedSession?) -> (scene: UIWindowScene, options: UIScene.ConnectionOptions)? {
    let screen = UIScreen.main
    let options = UIScene.ConnectionOptions(urls: urls)
    let blank = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    let session = saved.map { UISceneSession(configuration: blank, identifier: $0.identifier) } ?? UISceneSession(configuration: blank)
    session.stateRestorationActivity = saved?.activity
    session.userInfo = saved?.userInfo
    if let activity = saved?.activity { options.userActivities = [activity] }
    let configuration = delegate?.application(self, configurationForConnecting: session, options: options) ?? blank
    session.configuration = configuration
    guard let made = configuration.delegateClass else { return nil }
    guard let type = made as? NSObject.Type, let sceneDelegate = _vitrineNew(type) as? any UISceneDelegate else {
      UIKitLog.refused("\(made) is not an NSObject that conforms to UISceneDelegate; the application runs without a scene delegate")
      return nil
    }
    let scene = UIWindowScene(screen: screen, session: session, options: options)
    screen.windowScene = scene
    scene.delegate = sceneDelegate
    return (scene, options)
  }

  /// Connects a scene: its delegate gets the storyboard's window, which is shown afterwards unless the delegate has taken another.
  func connect(_ scene: UIWindowScene, options: UIScene.ConnectionOptions, saved: SavedSession?) {
    guard let sceneDelegate = scene.delegate else { return }
    let owner = sceneDelegate as? any UIWindowSceneDelegate
    if let storyboard = scene.session.configuration.storyboard {
      storyboardWindow = MainStoryboard.window(of: storyboard)
    } else if storyboardWindow == nil {
      storyboardWindow = makeStoryboardWindow()
    }
    if let window = storyboardWindow, owner?.declaredWindow == nil { owner?.declaredWindow = window }
    NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    if let window = storyboardWindow, owner?.declaredWindow == nil || owner?.declaredWindow === window {
      window.makeKeyAndVisible()
    } else {
      storyboardWindow = nil
    }
    if let activity = saved?.activity { sceneDelegate.scene(scene, restoreInteractionStateWith: activity) }
    scene.activationState = .foregroundInactive
    sceneDelegate.sceneWillEnterForeground(scene)
    NotificationCenter.default.post(name: UIScene.willEnterForegroundNotification, object: scene)
  }

  func disconnectScene() {
    let scene = UIScreen.main.windowScene
    guard let sceneDelegate = scene.delegate else { return }
    scene.activationState = .unattached
    sceneDelegate.sceneDidDisconnect(scene)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
    scene.delegate = nil
  }
}
