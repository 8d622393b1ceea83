/// The controllers that have a restoration identifier, as all of those around them do, with their paths.
@MainActor
struct RestorationTree {
  /// Containers stand before what they hold.
  private(set) var controllers: [(path: [String], controller: UIViewController)] = []
  private var paths: Set<[String]> = []
  private var visited: Set<ObjectIdentifier> = []

  /// The window in front counts first.
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

  /// What a container holds. Columns are the split view's, wherever a narrow window has put them; the stack that it makes around one is none
  /// of the program's.
  private static func children(of controller: UIViewController) -> [UIViewController] {
    if let split = controller as? UISplitViewController { return columns(of: split).flatMap(\.controllers) }
    return stack(of: controller) ?? controller.childControllers
  }

  /// By column, what is restored in it: a stack that has an identifier, or what stands in one that has none.
  static func columns(of split: UISplitViewController) -> [(column: UISplitViewController.Column, controllers: [UIViewController])] {
    split.columns.sorted { $0.key.rawValue < $1.key.rawValue }.map { column, controller in
      let isOwn = controller.restorationIdentifier != nil || !(controller is UINavigationController)
      return (column, isOwn ? [controller] : split.stack(of: column))
    }
  }

  /// Of a navigation controller, also where it is a column whose controllers are in another stack.
  static func stack(of controller: UIViewController) -> [UIViewController]? {
    guard let navigation = controller as? UINavigationController else { return nil }
    return columnOf(navigation).map { $0.split.stack(of: $0.column) } ?? navigation.viewControllers
  }

  static func columnOf(_ navigation: UINavigationController) -> (split: UISplitViewController, column: UISplitViewController.Column)? {
    guard let split = navigation.splitViewController, let column = split.columns.first(where: { $0.value === navigation })?.key else {
      return nil
    }
    return (split, column)
  }

  /// A controller that is in no window, but that one which is kept refers to.
  /// - Returns: false where it has no identifier, or another has its path.
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

  /// That of its controller and its own identifier; nil where it is not kept.
  func path(of view: UIView) -> [String]? {
    guard let identifier = view.restorationIdentifier else { return nil }
    var above: UIView? = view
    while let present = above, present.controller == nil { above = present.superview }
    return above?.controller.flatMap { path(of: $0) }.map { $0 + [identifier] }
  }

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
