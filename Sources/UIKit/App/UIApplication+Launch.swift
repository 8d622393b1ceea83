extension UIApplication {
  /// Makes the application and its delegate, of classes known by name.
  static func make(principalClassName: String?, delegateClassName: String?) throws {
    if let principalClassName {
      guard let type = NSClassFromString(principalClassName) as? UIApplication.Type,
        let application = DynamicInstance.make(type) as? UIApplication
      else { throw LaunchError.unknownClass(principalClassName, expected: "UIApplication") }
      ApplicationBox.current = application
    }
    guard let delegateClassName else { return }
    guard let type = NSClassFromString(delegateClassName) as? NSObject.Type,
      let delegate = DynamicInstance.make(type) as? any UIApplicationDelegate
    else { throw LaunchError.unknownClass(delegateClassName, expected: "NSObject with UIApplicationDelegate") }
    shared.delegate = delegate
  }

  /// Tells the delegate that the screen is there.
  package func launch() {
    _ = delegate?.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate?.application(self, didFinishLaunchingWithOptions: nil)
    delegate?.applicationDidFinishLaunching(self)
    NotificationCenter.default.post(name: UIApplication.didFinishLaunchingNotification, object: self)
    become(.active)
  }

  /// Makes the application active without a delegate's launch: what tests need.
  package func start() { become(.active) }

  package func terminate() {
    become(.inactive)
    delegate?.applicationWillTerminate(self)
    NotificationCenter.default.post(name: UIApplication.willTerminateNotification, object: self)
  }

  /// Goes to another state, through all that lie between.
  func become(_ state: State) {
    while applicationState != state {
      switch (applicationState, state) {
      case (.active, _):
        delegate?.applicationWillResignActive(self)
        applicationState = .inactive
        NotificationCenter.default.post(name: UIApplication.willResignActiveNotification, object: self)
      case (.inactive, .active):
        applicationState = .active
        delegate?.applicationDidBecomeActive(self)
        NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: self)
      case (.inactive, _):
        applicationState = .background
        delegate?.applicationDidEnterBackground(self)
        NotificationCenter.default.post(name: UIApplication.didEnterBackgroundNotification, object: self)
      case (.background, _):
        delegate?.applicationWillEnterForeground(self)
        applicationState = .inactive
        NotificationCenter.default.post(name: UIApplication.willEnterForegroundNotification, object: self)
      }
    }
  }

  public static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public static let willEnterForegroundNotification = Notification.Name("UIApplicationWillEnterForegroundNotification")
  public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
}
