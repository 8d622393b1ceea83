/// The main menus of the application, or its context menus (Apple: UIMenuSystem).
///
/// Main menus are not shown on Linux; the key commands in them reach the responder chain. They are built by the application and its delegate,
/// as on Apple's systems. Context and edit menus are built by the responder chain of their view.
@preconcurrency @MainActor
open class UIMenuSystem: NSObject {
  open class var main: UIMenuSystem { mainSystem }
  open class var context: UIMenuSystem { contextSystem }
  private static let mainSystem = UIMenuSystem()
  private static let contextSystem = UIMenuSystem()

  /// The main menus; nil until they are needed.
  private var built: UIMenu?

  override init() { super.init() }

  /// Builds the menus again before they are next used.
  open func setNeedsRebuild() { built = nil }
  /// Does nothing, since commands are validated each time they are shown or performed.
  open func setNeedsRevalidate() {}

  /// The root of the main menus.
  var root: UIMenu {
    if let built { return built }
    let tree = MenuTree(self, root: MenuTree.standardMenus)
    let application = UIApplication.shared
    application.buildMenu(with: tree)
    (application.delegate as? UIResponder)?.buildMenu(with: tree)
    built = tree.root
    return tree.root
  }
}
