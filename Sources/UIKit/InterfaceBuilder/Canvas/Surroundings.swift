internal import InterfaceBuilder

/// What bars and the device cover of a root view on the canvas.
struct Surroundings {
  let context: SceneContext
  let settings: CanvasSettings

  /// - Parameters:
  ///   - size: of the root view.
  func safeArea(of controller: InterfaceElement, size: CGSize) -> UIEdgeInsets {
    let id = controller["id"] ?? ""
    let way = context.way(to: id)
    if way?.segue.kind == "embed", settings.usesSafeAreas { return .zero }
    let isFreeform = controller.first("freeformSimulatedSizeMetrics") != nil
    let isSheet =
      settings.tools >= BarFacts.firstToolsOfSheets && !isFreeform && size.height < settings.size.height
      && context.presentation(of: id) != nil
    // Sheets of late tools float above the home indicator.
    let bottom = isSheet && settings.tools >= 24_000 ? 0 : bottom(controller)
    return UIEdgeInsets(top: top(controller, isSheet: isSheet), left: 0, bottom: bottom, right: 0)
  }

  private func top(_ controller: InterfaceElement, isSheet: Bool) -> CGFloat {
    let status = statusBar(of: controller)
    let above = isSheet || !isCountedTwice ? 0 : status
    guard let bar = navigationBar(of: controller) else { return isSheet ? 0 : status + above }
    if bar.flag("translucent") == false || !extends(controller, "top") { return 0 }
    let sheet = BarFacts.sheetNavigationBar(tools: settings.tools)
    let height = isSheet ? sheet.top + sheet.height : status + BarFacts.navigationBar(tools: settings.tools)
    return height + above + (hasLargeTitle(controller, bar) ? BarFacts.largeTitle : 0)
  }

  private var isCountedTwice: Bool { BarFacts.countsDeviceTwice(tools: settings.tools) && settings.device.bottom > 0 }

  private func statusBar(of element: InterfaceElement) -> CGFloat {
    element.property("simulatedStatusBarMetrics")?.name == "nil" ? 0 : settings.device.statusBar(tools: settings.tools)
  }

  /// Of a root view that stands for itself: as of a controller's where it is as large as the device, and below the status bar alone elsewhere.
  func safeArea(ofView root: InterfaceElement, size: CGSize) -> UIEdgeInsets {
    guard settings.usesSafeAreas, root.all("viewLayoutGuide").contains(where: { $0["key"] == "safeArea" }) else { return .zero }
    let isScreen = size == settings.size
    return UIEdgeInsets(top: top(root, isSheet: false), left: 0, bottom: isScreen ? bottom(root) : 0, right: 0)
  }

  private func hasLargeTitle(_ controller: InterfaceElement, _ bar: InterfaceElement) -> Bool {
    guard bar.flag("largeTitles") == true else { return false }
    return controller.first("navigationItem")?["largeTitleDisplayMode"] != "never"
  }

  /// The bar above a controller: of its navigation controller, or simulated.
  func navigationBar(of controller: InterfaceElement) -> InterfaceElement? {
    let simulated = controller.property("simulatedTopBarMetrics")
    if simulated?.name == "nil" { return nil }
    if let simulated, simulated.name == "simulatedNavigationBarMetrics" { return simulated }
    guard let navigation = context.container("navigationController", of: controller["id"] ?? "") else { return nil }
    if navigation.flag("navigationBarHidden") == true { return nil }
    return navigation.property("navigationBar")
  }

  /// Whether a controller's view goes on below a bar.
  private func extends(_ controller: InterfaceElement, _ edge: String) -> Bool {
    controller.property("edgesForExtendedLayout").map { $0.flag(edge) == true } ?? true
  }

  private func bottom(_ controller: InterfaceElement) -> CGFloat {
    let home = isCountedTwice ? 2 * settings.device.bottom : settings.device.bottom
    let simulated = controller.property("simulatedBottomBarMetrics")
    if simulated?.name == "nil" { return home }
    if simulated?.name == "simulatedToolbarMetrics" { return BarFacts.toolbar(settings.device) + home }
    if simulated?.name == "simulatedTabBarMetrics" { return BarFacts.tabBar(settings.device) + home }
    let id = controller["id"] ?? ""
    if controller.flag("hidesBottomBarWhenPushed") != true, let tabs = context.container("tabBarController", of: id) {
      return tabs.property("tabBar")?.flag("translucent") == false || !extends(controller, "bottom")
        ? 0 : BarFacts.tabBar(settings.device) + home
    }
    if let navigation = context.container("navigationController", of: id), navigation.flag("toolbarHidden") == false {
      return navigation.property("toolbar")?.flag("translucent") == false || !extends(controller, "bottom")
        ? 0 : BarFacts.toolbar(settings.device) + home
    }
    return home
  }
}
