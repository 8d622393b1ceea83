/// The restorable controllers with their paths. A controller is restorable if it and all its ancestors have a restoration identifier.
@MainActor
struct RestorationTree {
  /// The controllers, containers before their children.
  private(set) var controllers: [(path: [String], controller: UIViewController)] = []
  private var paths: Set<[String]> = []
  private var visited: Set<ObjectIdentifier> = []

  /// Collects the controllers of all windows, frontmost window first.
  init(of application: UIApplication) {
    for window in application.windows.reversed() { window.rootViewController.map { visit($0, below: []) } }
  }

  private mutating func visit(_ controller: UIViewController, below path: [String]) {
    guard let identifier = controller.restorationIdentifier, !visited.contains(ObjectIdentifier(controller)) else { return }
    let path = path + [identifier]
    guard paths.insert(path).inserted else {
      UIKitLog.refused("two controllers have the restoration path \(path.joined(separator: "/")); the second is not kept")
      return
    }
    visited.insert(ObjectIdentifier(controller))
    controllers.append((path, controller))
    for child in Self.children(of: controller) { visit(child, below: path) }
    if let presented = controller.presented { visit(presented, below: path) }
  }

  /// Returns the children of a container. For a tab bar controller these are its controllers, even those in the More tab. For a split view controller these are the controllers of its columns, even while a narrow window
  /// shows them in one stack, and not the stack that it creates around a column.
  private static func children(of controller: UIViewController) -> [UIViewController] {
    if let split = controller as? UISplitViewController { return columns(of: split).flatMap(\.controllers) }
    if let tabs = controller as? UITabBarController {
      return tabs.controllers + tabs.childControllers.filter { child in !tabs.controllers.contains { $0 === child } }
    }
    return stack(of: controller) ?? controller.childControllers
  }

  /// Returns the restorable controllers of each column: the column's navigation controller if it has an identifier, otherwise the
  /// controllers in it.
  static func columns(of split: UISplitViewController) -> [(column: UISplitViewController.Column, controllers: [UIViewController])] {
    split.columns.sorted { $0.key.rawValue < $1.key.rawValue }.map { column, controller in
      let isOwn = controller.restorationIdentifier != nil || !(controller is UINavigationController)
      return (column, isOwn ? [controller] : split.stack(of: column))
    }
  }

  /// Returns the stack of a navigation controller, even if its controllers are temporarily in the stack of another column or in the More
  /// tab.
  static func stack(of controller: UIViewController) -> [UIViewController]? {
    guard let navigation = controller as? UINavigationController else { return nil }
    return columnOf(navigation).map { $0.split.stack(of: $0.column) } ?? MoreNavigationController.stack(of: navigation)
      ?? navigation.viewControllers
  }

  static func columnOf(_ navigation: UINavigationController) -> (split: UISplitViewController, column: UISplitViewController.Column)? {
    guard let split = navigation.splitViewController, let column = split.columns.first(where: { $0.value === navigation })?.key else {
      return nil
    }
    return (split, column)
  }

  /// Adds a controller that is in no window but is referenced by a saved controller.
  /// - Returns: false if it has no identifier, or if its path is taken.
  mutating func add(_ controller: UIViewController) -> Bool {
    let count = controllers.count
    var around: [String] = []
    if let outer = controller.parent ?? controller.presenter {
      guard let path = path(of: outer) ?? (add(outer) ? self.path(of: outer) : nil) else { return false }
      around = path
    }
    visit(controller, below: around)
    return controllers.count > count
  }

  func path(of controller: UIViewController) -> [String]? { controllers.first { $0.controller === controller }?.path }
  func controller(at path: [String]) -> UIViewController? { controllers.first { $0.path == path }?.controller }

  /// Returns the path of a view: that of its controller with its own identifier; nil if the view is not restorable.
  func path(of view: UIView) -> [String]? {
    guard let identifier = view.restorationIdentifier else { return nil }
    var above: UIView? = view
    while let present = above, present.controller == nil { above = present.superview }
    return above?.controller.flatMap { path(of: $0) }.map { $0 + [identifier] }
  }

  /// Returns the restorable views of a controller with their identifiers, without those of its child controllers.
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
