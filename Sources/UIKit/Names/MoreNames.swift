// Names of types and constants from Objective-C that Swift sources still use.
public typealias NSDataAssetName = String
public typealias UIGraphicsDrawingActions = (UIGraphicsRendererContext) -> Void
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge
public let UICommandTagShare = "com.apple.menu.share"
public let UIApplicationOpenNotificationSettingsURLString = "app-settings:notifications"
/// The shortest time between two calls of a keep-alive handler, in seconds. Such handlers are no longer called.
public let UIMinimumKeepAliveTimeout: TimeInterval = 600

@MainActor private let trackingNames = SideTable<UIViewController, String>()

extension UIViewController {
  /// The name of the exception for a controller in the wrong place. Nothing throws it on Linux, where such calls are logged.
  public nonisolated static var hierarchyInconsistencyException: NSExceptionName {
    NSExceptionName("UIViewControllerHierarchyInconsistencyException")
  }
  /// The name of the controller in measurements of responsiveness. Stored; has no effect on Linux. Default nil.
  public var interactionActivityTrackingBaseName: String? {
    get { trackingNames[self] }
    set { trackingNames[self] = newValue }
  }
  /// Whether actions reach the controller while it presents another one. Always false.
  public var performsActionsWhilePresentingModally: Bool { false }
}

extension UIApplication {
  /// The name of the exception for unsupported orientations. Nothing throws it on Linux.
  public nonisolated static var invalidInterfaceOrientationException: NSExceptionName {
    NSExceptionName("UIApplicationInvalidInterfaceOrientationException")
  }
  /// The key of a storyboard in the archive of the state. Not written on Linux.
  public nonisolated static var stateRestorationViewControllerStoryboardKey: String { "UIStateRestorationViewControllerStoryboardKey" }
}
