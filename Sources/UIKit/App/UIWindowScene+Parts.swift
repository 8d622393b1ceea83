extension UIWindowScene {
  /// The additional objects of a scene.
  @MainActor private struct Parts {
    var statusBar: UIStatusBarManager?
    var screenshots: UIScreenshotService?
    var sizes = UISceneSizeRestrictions()
  }
  private static let parts = SideTable<UIWindowScene, Parts>()

  private var storedParts: Parts {
    if let known = Self.parts[self] { return known }
    var made = Parts()
    made.statusBar = UIStatusBarManager(self)
    made.screenshots = UIScreenshotService(self)
    Self.parts[self] = made
    return made
  }

  public var statusBarManager: UIStatusBarManager? { storedParts.statusBar }
  public var screenshotService: UIScreenshotService? { storedParts.screenshots }
  /// The limits of the scene's size. Stored; they have no effect on Linux.
  public var sizeRestrictions: UISceneSizeRestrictions? { storedParts.sizes }

  /// The requested geometry of a scene (Apple: UIWindowScene.GeometryPreferences).
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    override init() { super.init() }
  }

  /// Calls the error handler at the end of the turn, since windows on a desktop cannot be rotated.
  public func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
  ) {
    UIApplication.shared.afterCommit { errorHandler?(CocoaError(.featureUnsupported)) }
  }
}

extension UIWindowScene.GeometryPreferences {
  /// Preferences for a phone or a tablet.
  open class iOS: UIWindowScene.GeometryPreferences {
    open var interfaceOrientations: UIInterfaceOrientationMask

    public init(interfaceOrientations: UIInterfaceOrientationMask) {
      self.interfaceOrientations = interfaceOrientations
      super.init()
    }
  }
}

/// Limits for the size of a scene (Apple: UISceneSizeRestrictions). Stored; they have no effect on Linux.
@preconcurrency @MainActor
open class UISceneSizeRestrictions: NSObject {
  open var minimumSize = CGSize.zero
  open var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
  open var allowsFullScreen = true
}
