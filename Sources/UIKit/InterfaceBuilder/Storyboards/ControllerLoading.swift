internal import InterfaceBuilder

/// Completes a new controller from its element: bars and the children of containers.
@MainActor enum ControllerLoading {
  static func complete(_ controller: UIViewController, _ element: InterfaceElement, _ storyboard: UIStoryboard) {
    let segues = relations(element)
    func related(_ name: String) -> [UIViewController] {
      segues.filter { $0.relationship == name }.compactMap { storyboard.make($0.destination) }
    }
    switch controller {
    case let navigation as UINavigationController:
      if let bar = element.property("navigationBar"), let loader = controller.source?.loader {
        loader.fill(navigation.navigationBar, bar)
        BarDecoder.look(of: navigation.navigationBar, bar, loader)
      }
      if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
      if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
      let roots = related("rootViewController")
      if !roots.isEmpty { navigation.setViewControllers(roots, animated: false) }
    case let tabs as UITabBarController:
      let tabControllers = related("viewControllers")
      if !tabControllers.isEmpty { tabs.setViewControllers(tabControllers, animated: false) }
    case let split as UISplitViewController:
      let columns = related("masterViewController") + related("detailViewController")
      if !columns.isEmpty { split.viewControllers = columns }
    default: break
    }
  }

  private static func relations(_ element: InterfaceElement) -> [InterfaceSegue] {
    InterfaceObject(element).connections.compactMap { connection in
      if case .segue(let segue) = connection, segue.kind == "relationship" { segue } else { nil }
    }
  }

  /// Decodes the properties that all controllers have. Called by `init(coder:)`.
  static func decode(_ controller: UIViewController, _ coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let element = coder.element, loader = coder.loader
    loader.register(controller, element)
    if let title = element.string("title") { controller.title = title }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed") ?? false
    if let edges = element.property("edgesForExtendedLayout") {
      let names: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
      controller.edgesForExtendedLayout = UIRectEdge(names.filter { edges.flag($0.0) == true }.map(\.1))
    }
    controller.extendedLayoutIncludesOpaqueBars = element.flag("extendedLayoutIncludesOpaqueBars") ?? false
    if element.flag("automaticallyAdjustsScrollViewInsets") == false { controller.automaticallyAdjustsScrollViewInsets = false }
    controller.definesPresentationContext = element.flag("definesPresentationContext") ?? false
    controller.restorationIdentifier =
      element["restorationIdentifier"]
      ?? (element.flag("useStoryboardIdentifierAsRestorationIdentifier") == true ? element["storyboardIdentifier"] : nil)
    if let style = SegueLoading.presentationStyle(element["modalPresentationStyle"]) { controller.modalPresentationStyle = style }
    if let style = SegueLoading.transitionStyle(element["modalTransitionStyle"]) { controller.modalTransitionStyle = style }
    if let size = element.property("preferredContentSize") ?? element.property("contentSizeForViewInPopover") {
      controller.preferredContentSize = CGSize(width: max(0, size.number("width") ?? 0), height: max(0, size.number("height") ?? 0))
    }
    if let item = element.first("navigationItem") { BarLoading.decode(controller.navigationItem, item, loader) }
    if let item = element.first("tabBarItem") { controller.tabBarItem = BarLoading.tabBarItem(item, loader) }
    if let items = element.property("toolbarItems") ?? element.first("toolbarItems"), !items.children.isEmpty {
      controller.toolbarItems = items.children.compactMap { BarLoading.item($0, loader) }
    }
  }
}
