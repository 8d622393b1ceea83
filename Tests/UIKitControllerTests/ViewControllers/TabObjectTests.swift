import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of tabs as objects (Apple: UITab, UITabGroup, UITabBarController.tabs; iOS 18).
@Suite @MainActor struct TabObjectTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    var forbidden: String?
    var log: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != forbidden }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      log.append("\(previousTab?.identifier ?? "-")>\(selectedTab.identifier)")
    }
    func tabBarController(_ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]) {
      log.append("visibility " + tabs.map(\.identifier).joined())
    }
  }

  private func tab(_ identifier: String) -> UITab {
    UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { _ in UIViewController() }
  }

  private func tap(_ controller: UITabBarController, _ index: Int) {
    guard let item = controller.tabBar.items?[index] else { return }
    controller.tabBar(controller.tabBar, didSelect: item)
  }

  private func titles(_ controller: UITabBarController) -> [String] {
    let items: [UITabBarItem] = controller.tabBar.items ?? []
    return items.map { $0.title ?? "" }
  }

  /// SwipeableTabBarController loads its view in `init(coder:)`, before a storyboard has set the controllers.
  @Test func theControllersAreNilUntilTheyAreSet() {
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    tabs.viewControllers = []
    #expect(tabs.viewControllers == [])
    let page = UIViewController()
    tabs.setViewControllers([page], animated: false)
    #expect(tabs.viewControllers == [page])
    tabs.viewControllers = nil
    #expect(tabs.viewControllers == nil)
  }

  @Test func tabsMakeControllersOnceAndDescribeTheirItems() {
    var made = 0
    let one = UITab(title: "One", image: nil, identifier: "1") { tab in
      made += 1
      let controller = UIViewController()
      controller.title = tab.title
      return controller
    }
    one.badgeValue = "3"
    #expect(one.viewController == nil && made == 0, "before it is in a controller")
    let controller = UITabBarController(tabs: [one, tab("b")])
    screen.show(controller)
    #expect(made == 1 && controller.viewControllers?.count == 2 && one.viewController === controller.viewControllers?.first)
    #expect(controller.tabBar.items?.map(\.title) == ["One", "B"] && controller.tabBar.items?.first?.badgeValue == "3")
    one.title = "First"
    one.isEnabled = false
    #expect(controller.tabBar.items?.first?.title == "First" && controller.tabBar.items?.first?.isEnabled == false)
    #expect(one.viewController?.tab === one && one.tabBarController === controller && made == 1)
  }

  /// Apple: UITab.title is the title of the tab. That of its controller belongs to the navigation bar.
  @Test func theTitleOfAPageDoesNotChangeItsTab() {
    let page = UIViewController()
    let one = UITab(title: "One", image: nil, identifier: "1") { _ in UINavigationController(rootViewController: page) }
    let controller = UITabBarController(tabs: [one, tab("b")])
    screen.show(controller)
    page.title = "Page"
    controller.viewControllers?[1].title = "Other"
    #expect(page.navigationItem.title == "Page")
    #expect(titles(controller) == ["One", "B"])
    let own = UITabBarItem(title: "Own", image: nil, tag: 7)
    page.tabBarItem = own
    #expect(titles(controller) == ["One", "B"])
    #expect(controller.tabBar.items?.first === own)
    let single = UITabBarController()
    let other = UIViewController()
    single.viewControllers = [other]
    other.title = "Alone"
    #expect(titles(single) == ["Alone"])
  }

  @Test func selectionAsksAndTellsTheDelegate() {
    let tabs = ["a", "b", "c"].map(tab), delegate = Delegate()
    let controller = UITabBarController(tabs: tabs)
    controller.delegate = delegate
    delegate.forbidden = "c"
    screen.show(controller)
    #expect(controller.selectedTab === tabs[0])
    tap(controller, 1)
    #expect(controller.selectedTab === tabs[1] && delegate.log == ["a>b"])
    tap(controller, 2)
    #expect(controller.selectedTab === tabs[1] && delegate.log == ["a>b"])
    controller.selectedTab = tabs[2]
    #expect(controller.selectedIndex == 2 && delegate.log == ["a>b"], "code selects without the delegate")
  }

  @Test func hiddenTabsAreNotInTheBar() {
    let tabs = ["a", "b", "c"].map(tab), delegate = Delegate()
    let controller = UITabBarController(tabs: tabs)
    controller.delegate = delegate
    screen.show(controller)
    controller.selectedTab = tabs[2]
    tabs[0].isHidden = true
    #expect(controller.tabBar.items?.map(\.title) == ["B", "C"] && delegate.log == ["visibility a"])
    #expect(controller.selectedTab === tabs[2] && !tabs[0].hasVisiblePlacement && tabs[1].hasVisiblePlacement)
    tabs[1].preferredPlacement = .sidebarOnly
    #expect(controller.tabBar.items?.map(\.title) == ["C"])
    tabs[0].isHidden = false
    tabs[1].preferredPlacement = .automatic
    controller.compactTabIdentifiers = ["c", "a"]
    #expect(controller.tabBar.items?.map(\.title) == ["C", "A"])
    #expect(controller.tab(forIdentifier: "b") === tabs[1])
  }

  @Test func aGroupShowsItsSelectedChild() {
    let children = ["x", "y"].map(tab)
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: children)
    group.defaultChildIdentifier = "y"
    let controller = UITabBarController(tabs: [tab("a"), group])
    screen.show(controller)
    controller.selectedTab = group
    #expect(controller.selectedViewController === children[1].viewController && controller.selectedTab === children[1])
    controller.selectedTab = children[0]
    #expect(controller.selectedViewController === children[0].viewController && group.selectedChild === children[0])
    #expect(controller.tab(forIdentifier: "x") === children[0] && children[0].parent === group)
    group.displayOrderIdentifiers = ["y"]
    #expect(group.displayOrder.map(\.identifier) == ["y", "x"])
  }

  @Test func aManagingNavigationControllerHoldsTheGroupAndItsChild() {
    let child = tab("x"), navigation = UINavigationController()
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: [child]) { _ in UIViewController() }
    group.managingNavigationController = navigation
    let controller = UITabBarController(tabs: [group])
    screen.show(controller)
    #expect(controller.selectedViewController === navigation && child.managingTabGroup === group)
    #expect(
      navigation.viewControllers.map { ObjectIdentifier($0) }
        == [group.viewController, child.viewController].compactMap { $0 }.map { ObjectIdentifier($0) })
    group.selectedChild = nil
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func theBarCanBeHidden() {
    let controller = UITabBarController(tabs: [tab("a"), tab("b")])
    screen.show(controller)
    screen.settle()
    controller.isTabBarHidden = true
    screen.settle()
    #expect(controller.tabBar.isHidden)
    controller.setTabBarHidden(false, animated: true)
    screen.advance(by: 1)
    #expect(!controller.tabBar.isHidden && controller.tabBar.frame.minX == 0)
  }

  /// Programs from before iOS 18 have such properties.
  private final class OwnTab: UIViewController {
    let tab = "own"
  }

  @Test func aPropertyOfAProgramHidesTheTab() {
    let page = OwnTab()
    let one = UITab(title: "One", image: nil, identifier: "one") { _ in page }
    screen.show(UITabBarController(tabs: [one]))
    #expect(page.tab == "own" && (page as UIViewController).tab === one)
  }
}
