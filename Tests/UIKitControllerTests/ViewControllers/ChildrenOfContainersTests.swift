import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests children that are added to UIKit's containers with `addChild(_:)`.
@Suite(.serialized) @MainActor struct ChildrenOfContainersTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  @Test func aChildOfATabBarControllerGetsATab() {
    let tabs = UITabBarController(), first = page("First"), second = page("Second")
    screen.show(tabs)
    tabs.addChild(first)
    tabs.addChild(second)
    first.didMove(toParent: tabs)
    screen.settle()
    #expect(tabs.viewControllers == [first, second] && tabs.children == [first, second])
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "Second"] && tabs.selectedViewController === first)
    #expect(first.viewIfLoaded?.window != nil)
    tabs.addChild(second)
    #expect(tabs.viewControllers == [first, second], "a controller has one tab")
  }

  @Test func childrenBecomeTabsBeforeTheViewIsLoaded() {
    let tabs = UITabBarController()
    for index in 0..<7 { tabs.addChild(page("\(index)")) }
    #expect(tabs.viewControllers?.count == 7 && !tabs.isViewLoaded)
    screen.show(tabs)
    #expect(tabs.tabBar.items?.count == 5, "the last tab is the More tab")
  }

  @Test func aChildOfANavigationControllerIsPushed() {
    let root = page("Root"), next = page("Next"), navigation = UINavigationController(rootViewController: root)
    screen.show(navigation)
    navigation.addChild(next)
    next.didMove(toParent: navigation)
    screen.settle()
    #expect(navigation.viewControllers == [root, next] && navigation.children == [root, next])
    #expect(next.viewIfLoaded?.window != nil && root.viewIfLoaded?.window == nil)
    let empty = UINavigationController()
    empty.addChild(page("Only"))
    #expect(empty.viewControllers.map(\.title) == ["Only"])
  }
}
