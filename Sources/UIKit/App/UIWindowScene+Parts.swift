extension UIWindowScene {
  /// What a scene has besides its windows.
  @MainActor private struct Parts {
    var statusBar = UIStatusBarManager()
    var screenshots: UIScreenshotService?
    var sizes = UISceneSizeRestrictions()
  }
  private static let parts = SideTable<UIWindowScene, Parts>()

  private var kept: Parts {
    if let known = Self.parts[self] { return known }
    var made = Parts()
    made.screenshots = UIScreenshotService(self)
    Self.parts[self] = made
    return made
  }

  public var statusBarManager: UIStatusBarManager? { kept.statusBar }
  public var screenshotService: UIScreenshotService? { kept.screenshots }
  /// Kept: the desktop's window has limits of its own.
  public var sizeRestrictions: UISceneSizeRestrictions? { kept.sizes }

  /// How a scene is to stand (Apple: UIWindowScene.GeometryPreferences).
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }
  }

  /// Does nothing but to give up: a window is not turned.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    UIApplication.shared.afterCommit { errorHandler?(CocoaError(.featureUnsupported)) }
  }
}

extension UIWindowScene.GeometryPreferences {
  /// Of a phone or a tablet.
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask

    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

/// How large a scene may be: kept (Apple: UISceneSizeRestrictions).
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}
