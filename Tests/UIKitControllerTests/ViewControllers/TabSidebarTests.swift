import Foundation
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests of the sidebar of a tab bar controller (Apple: UITabBarController.Sidebar; iOS 18).
@Suite @MainActor struct TabSidebarTests {
  private let screen = HeadlessScreen(size: CGSize(width: 1024, height: 768), scale: 1)

  private final class Delegate: NSObject, UITabBarController.Sidebar.Delegate, UITabBarControllerDelegate {
    var log: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      log.append("will \(sidebar.isHidden ? "hide" : "show")")
      animator.addAnimations { self.log.append("alongside") }
      animator.addCompletion { self.log.append("completed") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar, itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      guard case .tab(let tab) = request.content, tab.identifier == "b" else { return item }
      var content = item.defaultContentConfiguration()
      content.text = "Own"
      item.contentConfiguration = content
      return item
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
      log.append("\(previousTab?.identifier ?? "-")>\(selectedTab.identifier)")
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool { tab.identifier != "c" }
  }

  private func tab(_ identifier: String) -> UITab {
    UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { _ in UIViewController() }
  }

  private func show(_ tabs: [UITab], on screen: HeadlessScreen) -> UITabBarController {
    let controller = UITabBarController(tabs: tabs)
    controller.mode = .tabSidebar
    screen.show(controller)
    screen.settle()
    return controller
  }

  private func names(_ controller: UITabBarController) -> [[String]] {
    controller.sidebar.view.sections.map { rows in
      rows.map { row in
        switch row {
        case .tab(let tab, let level): String(repeating: " ", count: level) + tab.identifier
        case .group(let group): "[\(group.identifier)]"
        case .action(let action, _): "!\(action.title)"
        case .content(_, let isHeader): isHeader ? "header" : "footer"
        }
      }
    }
  }

  private func tap(_ section: Int, _ item: Int, _ controller: UITabBarController) {
    let list = controller.sidebar.view.list
    list.layoutIfNeeded()
    guard let cell = list.cellForItem(at: IndexPath(item: item, section: section)) else {
      Issue.record("no row \(section) \(item)")
      return
    }
    screen.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
    screen.advance(by: 0.5)
  }

  @Test func aSidebarReplacesTheBarInARegularWidth() {
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y")])
    let controller = show([tab("a"), tab("b"), group], on: screen)
    #expect(names(controller) == [["a", "b"], ["[g]", "x", "y"]])
    #expect(controller.sidebar.view.frame == CGRect(x: 0, y: 0, width: 320, height: 768) && controller.tabBar.isHidden)
    #expect(controller.selectedViewController?.view.convert(CGPoint.zero, to: nil) == CGPoint(x: 320, y: 0))
    #expect(controller.selectedViewController?.view.bounds.size == CGSize(width: 704, height: 768))
    #expect(controller.sidebar.view.list.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test func inACompactWidthItHasNoEffect() {
    let phone = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let controller = show([tab("a"), tab("b")], on: phone)
    #expect(!controller.showsSidebar && !controller.sidebar.isMade && !controller.tabBar.isHidden)
    #expect(controller.selectedViewController?.view.bounds.width == 320)
  }

  @Test func withoutTheModeThereIsABar() {
    let controller = UITabBarController(tabs: [tab("a"), tab("b")])
    screen.show(controller)
    screen.settle()
    #expect(!controller.showsSidebar && !controller.tabBar.isHidden)
    controller.mode = .tabSidebar
    screen.settle()
    #expect(controller.showsSidebar && controller.tabBar.isHidden)
    controller.mode = .tabBar
    screen.settle()
    #expect(!controller.tabBar.isHidden && controller.sidebar.view.frame.maxX <= 0)
  }

  @Test func rowsSelectTheirTabs() {
    let delegate = Delegate()
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y")])
    let controller = show([tab("a"), tab("b"), tab("c"), group], on: screen)
    controller.delegate = delegate
    tap(0, 1, controller)
    #expect(controller.selectedTab?.identifier == "b" && delegate.log == ["a>b"])
    tap(0, 2, controller)
    #expect(controller.selectedTab?.identifier == "b", "the delegate forbids it")
    tap(1, 2, controller)
    #expect(controller.selectedTab?.identifier == "y" && group.selectedChild?.identifier == "y")
    #expect(controller.sidebar.view.list.indexPathsForSelectedItems == [IndexPath(item: 2, section: 1)])
  }

  @Test func hidingItShowsTheBarAndItsButtonBringsItBack() {
    let delegate = Delegate(), controller = show([tab("a"), tab("b")], on: screen)
    controller.sidebar.delegate = delegate
    controller.sidebar.isHidden = true
    #expect(delegate.log == ["will hide", "alongside"])
    screen.advance(by: 1)
    #expect(delegate.log == ["will hide", "alongside", "completed"] && !controller.tabBar.isHidden)
    #expect(controller.sidebar.view.frame.maxX == 0 && controller.selectedViewController?.view.bounds.width == 1024)
    screen.tap(at: CGPoint(x: 38, y: controller.tabBar.frame.minY + 24))
    screen.advance(by: 1)
    #expect(!controller.sidebar.isHidden && controller.tabBar.isHidden && controller.sidebar.view.frame.minX == 0)
    let button = controller.sidebar.view.hideButton
    screen.tap(at: button.convert(CGPoint(x: 22, y: 22), to: nil))
    screen.advance(by: 1)
    #expect(controller.sidebar.isHidden)
  }

  @Test func anOverlappingSidebarLeavesTheContentItsWidth() {
    let controller = show([tab("a"), tab("b")], on: screen)
    controller.sidebar.preferredLayout = .overlap
    screen.settle()
    #expect(controller.selectedViewController?.view.bounds.width == 1024 && controller.sidebar.view.frame.width == 320)
  }

  @Test func itShowsActionsHeaderFooterAndItemsOfTheDelegate() {
    var refreshed = 0
    let delegate = Delegate()
    let inline = UITabGroup(title: "I", image: nil, identifier: "i", children: [tab("n")])
    inline.sidebarAppearance = .inline
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x")])
    group.sidebarActions = [UIAction(title: "Refresh") { _ in refreshed += 1 }]
    let only = tab("s")
    only.preferredPlacement = .sidebarOnly
    let controller = show([tab("b"), inline, only, group], on: screen)
    controller.sidebar.delegate = delegate
    var header = UIListContentConfiguration.cell()
    header.text = "Header"
    controller.sidebar.headerContentConfiguration = header
    screen.settle()
    #expect(names(controller) == [["header"], ["b", "i", " n", "s"], ["[g]", "x", "!Refresh"]])
    tap(2, 2, controller)
    #expect(refreshed == 1 && controller.selectedTab?.identifier == "b")
    tap(1, 3, controller)
    #expect(controller.selectedTab === only)
    let cell = controller.sidebar.view.list.cellForItem(at: IndexPath(item: 0, section: 1)) as? UICollectionViewListCell
    #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == "Own")
  }

  @Test func anItemDescribesItsTab() {
    let one = tab("a")
    one.badgeValue = "3"
    let item = UITabSidebarItem(request: .init(.tab(one), isHeader: false))
    #expect(item.defaultContentConfiguration().text == "A" && item.accessories.count == 1)
  }
}
