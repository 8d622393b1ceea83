/// The windows of a screen (Apple: UIWindowScene).
open class UIWindowScene: UIScene {
  public let screen: UIScreen

  init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }

  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.screen === screen } }
  open var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } }
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeRight : .portrait
  }
  open var traitCollection: UITraitCollection { screen.traitCollection }
}
