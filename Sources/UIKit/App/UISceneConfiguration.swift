/// Of what classes a scene is made (Apple: UISceneConfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// nil: `UIWindowScene`, the only kind that there is.
  open var sceneClass: AnyClass?
  /// A class that conforms to `UISceneDelegate`; nil: the application has no scenes, and its delegate is told all.
  open var delegateClass: AnyClass?

  /// Where the program has a property list with `UIApplicationSceneManifest`, the classes of the configuration of that name are its.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let found = SceneManifest.configuration(named: name, role: sessionRole) else { return }
    self.name = found.name
    delegateClass = found.delegateClass
  }
}
