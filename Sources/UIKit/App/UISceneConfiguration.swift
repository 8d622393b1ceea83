/// The classes that make up a scene (Apple: UISceneConfiguration).
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// The class of the scene. Default nil, which stands for `UIWindowScene`, the only supported class.
  open var sceneClass: AnyClass?
  /// A class that conforms to `UISceneDelegate`. If nil, the application has no scenes, and the application's delegate is notified instead.
  open var delegateClass: AnyClass?
  /// The storyboard of the scene's first controller. Default nil, which stands for the one of the Info.plist.
  open var storyboard: UIStoryboard? {
    get {
      if let ownStoryboard { return ownStoryboard }
      ownStoryboard = storyboardName.map { UIStoryboard(name: $0, bundle: nil) }
      return ownStoryboard
    }
    set {
      ownStoryboard = newValue
      storyboardName = nil
    }
  }
  private var ownStoryboard: UIStoryboard?
  /// The name in the Info.plist, of a storyboard that is not read yet.
  private var storyboardName: String?

  /// Creates a configuration. If the Info.plist contains a `UIApplicationSceneManifest`, the class and the storyboard of its
  /// configuration with that name are used.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let found = SceneManifest.configuration(named: name, role: sessionRole) else { return }
    self.name = found.name
    delegateClass = found.delegateClass
    storyboardName = found.storyboard
  }
}
