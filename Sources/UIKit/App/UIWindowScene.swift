/// A scene that manages the windows of a screen (Apple: UIWindowScene).
open class UIWindowScene: UIScene {
  /// The screen of the scene. The screen owns its scene.
  open var screen: UIScreen { shownOn ?? UIScreen.main }
  private weak var shownOn: UIScreen?

  init(screen: UIScreen, session: UISceneSession? = nil, options: UIScene.ConnectionOptions? = nil) {
    shownOn = screen
    super.init(
      session: session ?? UISceneSession(configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)),
      connectionOptions: options ?? UIScene.ConnectionOptions())
  }

  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.screen === screen } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(of: screen.bounds.size)
  }
  open var traitCollection: UITraitCollection { screen.traitCollection }

  override func titleChanged() {
    if let title, !title.isEmpty { screen.display?.title = title }
  }
}
