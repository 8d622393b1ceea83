/// The persistent identity of a scene (Apple: UISceneSession).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene (Apple: UISceneSession.Role).
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// The name before iOS 16 of a scene on another display.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  /// An identifier that stays the same across launches.
  public let persistentIdentifier: String
  /// The activity that the scene's delegate returned when the scene was last saved.
  open var stateRestorationActivity: NSUserActivity?
  /// Property list values that are saved with the session.
  open var userInfo: [String: Any]?

  init(role: Role = .windowApplication, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
    super.init()
  }
}
