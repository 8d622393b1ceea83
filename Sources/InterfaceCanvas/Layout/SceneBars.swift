internal import InterfaceBuilder
internal import UIKit

/// The bars around root views on the canvas, and the parts of the views that they and the device cover.
struct SceneBars {
  let context: SceneContext
  let settings: CanvasSettings

  /// Returns the safe area insets of a controller's root view.
  /// - Parameters:
  ///   - size: the size of the root view.
  func safeArea(of controller: InterfaceElement, size: CGSize) -> UIEdgeInsets {
    let id = controller["id"] ?? ""
    let isFreeform = controller.first("freeformSimulatedSizeMetrics") != nil
    let isSheet =
      settings.tools >= BarFacts.firstToolsOfSheets && !isFreeform && size.height < settings.size.height
      && context.presentation(of: id) != nil
    // Sheets of tools from 24000 on float above the home indicator.
    let floats = isSheet ? settings.tools >= 24_000 : hasOwnSize(controller) && !reachesBottom(size)
    let bottom = bottom(controller, home: floats ? 0 : home)
    let top = isBelowBars(size) ? 0 : top(controller, isSheet: isSheet)
    return UIEdgeInsets(top: top, left: side, bottom: bottom, right: side)
  }

  /// Whether a root view is lower than the device by the status bar and a navigation bar, below which it lies. All 32 root views of this
  /// size in files of ten projects begin at their top (tools 11542 to 19455), also two whose bar is in another file.
  private func isBelowBars(_ size: CGSize) -> Bool {
    let bars = settings.device.statusBar(tools: settings.tools) + navigationBarHeight
    return size.width == settings.size.width && size.height == settings.size.height - bars
  }

  private var navigationBarHeight: CGFloat {
    BarFacts.navigationBar(settings.device, tools: settings.tools, isPhoneInLandscape: isPhoneInLandscape)
  }

  private var isPhoneInLandscape: Bool { settings.isPhoneInLandscape }

  /// The inset on both sides: on an iPhone without a home button in landscape it equals the height of the status bar in portrait.
  private var side: CGFloat { isPhoneInLandscape && settings.device.bottom > 0 ? settings.device.statusBar(tools: settings.tools) : 0 }

  private func top(_ controller: InterfaceElement, isSheet: Bool) -> CGFloat {
    let status = statusBar(of: controller)
    let above = isSheet || !isCountedTwice ? 0 : status
    guard let bar = navigationBar(of: controller) else { return isSheet ? 0 : status + above }
    if bar.flag("translucent") == false || !extends(controller, "top") { return 0 }
    let sheet = BarFacts.sheetNavigationBar(tools: settings.tools)
    let height =
      isSheet ? sheet.top + sheet.height : status + navigationBarHeight
    return height + above + (hasLargeTitle(controller, bar) ? BarFacts.largeTitle : 0)
  }

  private var isCountedTwice: Bool {
    BarFacts.countsDeviceTwice(tools: settings.tools) && settings.device.bottom > 0 && !settings.device.isPad
  }

  /// Returns the height of the status bar. A file can state that a controller has no simulated status bar. Xcode 11 and later ignore that,
  /// and also ignore it for views without a controller (all ten root views of three projects).
  private func statusBar(of element: InterfaceElement) -> CGFloat {
    let isLeftOut =
      settings.tools < 14_800 && element.property("view") != nil && element.property("simulatedStatusBarMetrics")?.name == "nil"
    return isPhoneInLandscape || isLeftOut ? 0 : settings.device.statusBar(tools: settings.tools)
  }

  /// Returns the safe area insets of a root view without a controller. If the view has at least the size of the device, they are
  /// those of a controller's view, otherwise only the status bar covers it. Cells of lists are not covered; before Xcode 11
  /// neither are views that are wider than high, except on an iPad. From Xcode 14.3 on, the home indicator covers views of any size: all
  /// 13 root views of three projects that are smaller than the device show this (tools 21701 and later), and none of earlier tools.
  func safeArea(ofView root: InterfaceElement, size: CGSize) -> UIEdgeInsets {
    let hasGuide = settings.usesSafeAreas && root.all("viewLayoutGuide").contains { $0["key"] == "safeArea" }
    guard hasGuide || settings.device.bottom > 0, !root.name.hasSuffix("Cell") else { return .zero }
    if settings.tools < 14_800, size.width >= size.height, !settings.device.isPad { return .zero }
    let bottom = reachesBottom(size) || settings.tools >= Self.firstToolsWithCoveredViews ? bottom(root, home: home) : 0
    return UIEdgeInsets(top: top(root, isSheet: false), left: side, bottom: bottom, right: side)
  }

  private func hasLargeTitle(_ controller: InterfaceElement, _ bar: InterfaceElement) -> Bool {
    guard bar.flag("largeTitles") == true else { return false }
    return controller.first("navigationItem")?["largeTitleDisplayMode"] != "never"
  }

  /// Returns the navigation bar above a controller, either that of its navigation controller or a simulated one.
  func navigationBar(of controller: InterfaceElement) -> InterfaceElement? {
    let simulated = controller.property("simulatedTopBarMetrics")
    if simulated?.name == "nil" { return nil }
    if let simulated, simulated.name == "simulatedNavigationBarMetrics" { return simulated }
    guard let navigation = context.container("navigationController", of: controller["id"] ?? "") else { return nil }
    if navigation.flag("navigationBarHidden") == true { return nil }
    return navigation.property("navigationBar")
  }

  /// Returns the tab bar controller whose tab bar is visible below a controller.
  func tabBarController(of controller: InterfaceElement) -> InterfaceElement? {
    controller.flag("hidesBottomBarWhenPushed") == true ? nil : context.container("tabBarController", of: controller["id"] ?? "")
  }

  /// Whether the navigation controller around a controller has a simulated tab bar, which the controllers in it have then too. All root
  /// views of six projects with a storyboard for each tab show this (tools 12121 to 19529).
  private func hasTabBarOfContainer(_ controller: InterfaceElement) -> Bool {
    guard controller.flag("hidesBottomBarWhenPushed") != true else { return false }
    let navigation = context.container("navigationController", of: controller["id"] ?? "")
    return navigation?.property("simulatedBottomBarMetrics")?.name == "simulatedTabBarMetrics"
  }

  /// Whether a controller's view extends below a bar.
  private func extends(_ controller: InterfaceElement, _ edge: String) -> Bool {
    controller.property("edgesForExtendedLayout").map { $0.flag(edge) == true } ?? true
  }

  /// The height that the home indicator covers.
  private var home: CGFloat {
    let own = BarFacts.homeIndicator(settings.device, isPhoneInLandscape: isPhoneInLandscape)
    return isCountedTwice ? 2 * own : own
  }

  /// Whether a controller's view has a size that its author chose, and stands above the home indicator if it does not reach the bottom.
  /// Three projects show this (tools 19162 to 21507). A view of 800 points of tools 21701 is covered.
  private func hasOwnSize(_ controller: InterfaceElement) -> Bool {
    let isFreeform = controller.first("freeformSimulatedSizeMetrics") != nil || controller.property("freeformSize") != nil
    return isFreeform && settings.tools < Self.firstToolsWithCoveredViews
  }

  /// The first tools with which the home indicator covers root views that do not reach the bottom of the device.
  private static let firstToolsWithCoveredViews = 21_600.0

  /// Whether a root view of any size is covered at its bottom.
  private func reachesBottom(_ size: CGSize) -> Bool { size == settings.size || size.width > settings.size.width }

  private func bottom(_ controller: InterfaceElement, home: CGFloat) -> CGFloat {
    let toolbar = BarFacts.toolbar(settings.device, isPhoneInLandscape: isPhoneInLandscape)
    let tabBar = BarFacts.tabBar(settings.device, isPhoneInLandscape: isPhoneInLandscape)
    let simulated = controller.property("simulatedBottomBarMetrics")
    if simulated?.name == "nil" { return home }
    if simulated?.name == "simulatedToolbarMetrics" { return toolbar + home }
    if simulated?.name == "simulatedTabBarMetrics" { return tabBar + home }
    if hasTabBarOfContainer(controller) { return extends(controller, "bottom") ? tabBar + home : 0 }
    if let tabs = tabBarController(of: controller) {
      return tabs.property("tabBar")?.flag("translucent") == false || !extends(controller, "bottom")
        ? 0 : tabBar + home
    }
    if let navigation = context.container("navigationController", of: controller["id"] ?? ""), navigation.flag("toolbarHidden") == false {
      return navigation.property("toolbar")?.flag("translucent") == false || !extends(controller, "bottom")
        ? 0 : toolbar + home
    }
    return home
  }
}
