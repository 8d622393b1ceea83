import CoreGraphics
import Foundation

@MainActor private struct SceneState {
  var conditions: UISceneActivationConditions?
  var overrides = TraitSet()
  var restorationExtensions = 0
  var items: (any UIActivityItemsConfigurationProviding)?
  var behaviors: UISceneWindowingBehaviors?
}

@MainActor private let states = SideTable<UIScene, SceneState>()

extension UIScene {
  /// The content that the scene can show and prefers. Stored.
  public var activationConditions: UISceneActivationConditions {
    get {
      if let known = states[self]?.conditions { return known }
      let made = UISceneActivationConditions()
      states[self, default: SceneState()].conditions = made
      return made
    }
    set { states[self, default: SceneState()].conditions = newValue }
  }

  /// The lock of the pointer, which is never locked.
  public var pointerLockState: UIPointerLockState? { UIPointerLockState() }

  /// Requests to keep the picture of the last launch until `completeStateRestoration()`. Linux shows no such picture; the calls are only
  /// counted.
  public func extendStateRestoration() { states[self, default: SceneState()].restorationExtensions += 1 }
  /// Ends an extension. A call without one is logged.
  public func completeStateRestoration() {
    guard let count = states[self]?.restorationExtensions, count > 0 else {
      return UIKitLog.refused("completeStateRestoration() was called without extendStateRestoration()")
    }
    states[self, default: SceneState()].restorationExtensions = count - 1
  }

  /// The protection of the scene by the system. nil, since Linux does not lock applications.
  public var systemProtectionManager: SystemProtectionManager? { nil }
  /// Posted when the protection of a scene changes. Never posted on Linux.
  public nonisolated static let systemProtectionDidChangeNotification = Notification.Name("UISceneSystemProtectionDidChangeNotification")

  /// The protection of an application by the system (Apple: UIScene.SystemProtectionManager).
  @preconcurrency @MainActor
  open class SystemProtectionManager: NSObject {
    /// Whether a person must authenticate to use the application. Always false on Linux.
    open var isUserAuthenticationEnabled: Bool { false }
  }
}

extension UIWindowScene {
  /// The traits of all windows of the scene that replace those of the screen.
  public var traitOverrides: any UITraitOverrides {
    get { states[self]?.overrides ?? TraitSet() }
    set {
      guard let new = newValue as? TraitSet else { return }
      states[self, default: SceneState()].overrides = new
      screen.sceneOverrides = new.isEmpty ? nil : new.collection
    }
  }

  /// The items to share from the scene if no view provides others. Stored; Linux has no system menu for them.
  public var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get { states[self]?.items }
    set { states[self, default: SceneState()].items = newValue }
  }

  /// The focus of the key window, or of the first one.
  public var focusSystem: UIFocusSystem? { (keyWindow ?? windows.first)?.focus }
  /// Whether a window of the scene fills the screen.
  public var isFullScreen: Bool { windows.contains { !$0.isHidden && $0.frame == screen.bounds } }
  /// The changes of windows that a user may make.
  public var windowingBehaviors: UISceneWindowingBehaviors? {
    if let known = states[self]?.behaviors { return known }
    let made = UISceneWindowingBehaviors()
    states[self, default: SceneState()].behaviors = made
    return made
  }

  /// The current geometry of the scene.
  public var effectiveGeometry: Geometry { Geometry(of: self) }

  /// The geometry of a scene (Apple: UIWindowScene.Geometry).
  @preconcurrency @MainActor
  open class Geometry: NSObject, NSCopying {
    /// The frame on the desktop. Its origin is zero, because desktops do not report it.
    public let systemFrame: CGRect
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation
    /// Whether the orientation is locked. Always false.
    open var isInterfaceOrientationLocked: Bool { false }
    /// Whether the user is resizing the window. Always false, because desktops do not report it.
    open var isInteractivelyResizing: Bool { false }

    init(of scene: UIWindowScene) {
      systemFrame = scene.screen.bounds
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
      super.init()
    }

    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Geometry else { return false }
      return other.systemFrame == systemFrame && other.interfaceOrientation == interfaceOrientation
    }
  }
}
