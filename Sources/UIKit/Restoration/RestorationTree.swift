/// The controllers that have a restoration identifier, as all of those around them do, with their paths.
@MainActor
struct RestorationTree {
  /// Containers stand before what they hold.
  private(set) var controllers: [(path: [String], controller: UIViewController)] = []
  private var paths: Set<[String]> = []

  /// The window in front counts first.
  init(of application: UIApplication) {
    for window in application.windows.reversed() { window.rootViewController.map { visit($0, below: []) } }
  }

  private mutating func visit(_ controller: UIViewController, below path: [String]) {
    guard let identifier = controller.restorationIdentifier else { return }
    let path = path + [identifier]
    guard paths.insert(path).inserted else {
      UIKitLog.refused("two controllers have the restoration path \(path.joined(separator: "/")); the second is not kept")
      return
    }
    controllers.append((path, controller))
    for child in controller.childControllers { visit(child, below: path) }
    if let presented = controller.presented { visit(presented, below: path) }
  }

  func path(of controller: UIViewController) -> [String]? { controllers.first { $0.controller === controller }?.path }
  func controller(at path: [String]) -> UIViewController? { controllers.first { $0.path == path }?.controller }

  /// Views of one controller that are kept, with their identifiers: not those of the controllers that it contains.
  static func views(of controller: UIViewController) -> [(identifier: String, view: UIView)] {
    var found: [(String, UIView)] = []
    func visit(_ view: UIView) {
      if view !== controller.viewIfLoaded, view.controller != nil { return }
      if let identifier = view.restorationIdentifier { found.append((identifier, view)) }
      for subview in view.subviews { visit(subview) }
    }
    if let view = controller.viewIfLoaded { visit(view) }
    return found
  }
}
