extension UIApplication {
  /// Creates the application and its delegate from class names.
  static func make(principalClassName: String?, delegateClassName: String?) throws {
    if let principalClassName {
      guard let type = NSClassFromString(principalClassName) as? UIApplication.Type else {
        throw LaunchError.unknownClass(principalClassName, expected: "UIApplication")
      }
      ApplicationBox.current = _vitrineNew(type)
    }
    guard let delegateClassName else { return }
    guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
      let delegate = _vitrineNew(type) as? any UIApplicationDelegate
    else { throw LaunchError.unknownClass(delegateClassName, expected: "NSObject with UIApplicationDelegate") }
    shared.delegate = delegate
  }

  /// Launches the application when the screen exists, in the order of Documentation/Cycles.md, "The application".
  /// - Parameters:
  ///   - urls: the URLs and files on the command line.
  ///   - store: the store of the application's state; nil if state is neither restored nor saved.
  package func launch(urls: [URL] = [], store: StateStore? = nil) {
    stateStore = store
    applicationState = .inactive
    Self.registerFonts(of: .main)
    var options: [LaunchOptionsKey: Any] = [:]
    options[.url] = urls.first
    let given = options.isEmpty ? nil : options
    let before = delegate?.application(self, willFinishLaunchingWithOptions: given) ?? true
    let saved = beginRestoring()
    restoreInterface(saved)
    // With scenes, the storyboard belongs to the scene, which does not exist yet.
    lacksStoryboardWindow = false
    let main = SceneManifest.configuration(named: nil, role: .windowApplication)?.delegateClass == nil ? makeStoryboardWindow() : nil
    storyboardWindow = main
    if let main, delegate?.declaredWindow == nil { delegate?.declaredWindow = main }
    let after = delegate?.application(self, didFinishLaunchingWithOptions: given) ?? true
    delegate?.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(
      name: UIApplication.didFinishLaunchingNotification, object: self,
      userInfo: given.map { $0.reduce(into: [:]) { $0[$1.key] = $1.value } })
    if let (scene, options) = makeScene(urls: urls, saved: saved?.session) {
      connect(scene, options: options, saved: saved?.session)
    } else {
      showStoryboard()
    }
    endRestoring()
    // A delegate that returned false has handled the URL itself.
    if before, after, UIScreen.main.windowScene.delegate == nil { open(urls) }
    become(.active)
  }

  /// Shows the main storyboard of an application without scenes, unless the delegate has another window.
  private func showStoryboard() {
    if storyboardWindow == nil {
      storyboardWindow = makeStoryboardWindow()
      if let window = storyboardWindow, delegate?.declaredWindow == nil { delegate?.declaredWindow = window }
    }
    guard let window = storyboardWindow, delegate?.declaredWindow == nil || delegate?.declaredWindow === window else { return }
    window.makeKeyAndVisible()
  }

  /// Returns a new window with the main storyboard's initial controller; nil if there is none. Once that is known, it is not tried again in
  /// this launch.
  func makeStoryboardWindow(_ make: () -> UIWindow? = { MainStoryboard.window() }) -> UIWindow? {
    guard !lacksStoryboardWindow else { return nil }
    let window = make()
    lacksStoryboardWindow = window == nil
    return window
  }

  /// Opens URLs and files that other programs pass to the running application.
  package func receive(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    let scene = UIScreen.main.windowScene
    guard let sceneDelegate = scene.delegate else { return open(urls) }
    sceneDelegate.scene(scene, openURLContexts: Set(urls.map { UIOpenURLContext($0) }))
  }

  private func open(_ urls: [URL]) {
    for url in urls where delegate?.application(self, open: url, options: [.openInPlace: true]) == false {
      UIKitLog.refused("\(url) is not opened: the delegate of the application returned false")
    }
  }

  /// Makes the application active without a launch sequence. For tests.
  package func start() { become(.active) }

  package func terminate() {
    if UIScreen.main.windowScene.delegate == nil {
      if applicationState == .active { become(.inactive) }
      saveState()
    } else {
      // A scene is in the background when it is disconnected; its state is saved then.
      become(.background)
      disconnectScene()
    }
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}
