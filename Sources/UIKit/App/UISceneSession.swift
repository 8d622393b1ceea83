/// A scene's identity, which outlives it (Apple: UISceneSession).
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for (Apple: UISceneSession.Role).
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  open internal(set) weak var scene: UIScene?
  public let role: Role
  open internal(set) var configuration: UISceneConfiguration
  /// The same from start to start.
  public let persistentIdentifier: String
  /// What the scene's delegate gave when the scene was last saved.
  open var stateRestorationActivity: NSUserActivity?
  /// Property list values; saved with the session.
  open var userInfo: [String: Any]?

  init(role: Role = .windowApplication, configuration: UISceneConfiguration, identifier: String = UUID().uuidString) {
    self.role = role
    self.configuration = configuration
    persistentIdentifier = identifier
    super.init()
  }
}
