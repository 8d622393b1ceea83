import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests the positions of child views relative to the bars of their containers.
@Suite(.serialized) @MainActor struct ExtendedLayoutTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func show(_ page: UIViewController, toolbar: Bool = false, inTabs: Bool = false) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.setToolbarHidden(!toolbar, animated: false)
    if inTabs {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      screen.show(tabs)
    } else {
      screen.show(navigation)
    }
    screen.settle()
    return navigation
  }

  @Test func viewsGoOnBelowTranslucentBars() {
    let page = UIViewController()
    _ = show(page, toolbar: true)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
  }

  @Test func viewsEndAtBarsThatTheyDoNotGoOnBelow() {
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    let navigation = show(page, toolbar: true)
    #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 392) && page.view.safeAreaInsets == .zero)
    page.edgesForExtendedLayout = .bottom
    screen.settle()
    #expect(page.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    #expect(page.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    navigation.setNavigationBarHidden(true, animated: false)
    screen.settle()
    #expect(page.view.frame.minY == 0)
  }

  @Test func opaqueBarsAreBesideTheViewUnlessItIncludesThem() {
    let page = UIViewController(), navigation = show(page)
    navigation.navigationBar.isTranslucent = false
    navigation.view.setNeedsLayout()
    screen.settle()
    #expect(page.view.frame.minY == 44 && page.view.safeAreaInsets.top == 0)
    page.extendedLayoutIncludesOpaqueBars = true
    screen.settle()
    #expect(page.view.frame.minY == 0 && page.view.safeAreaInsets.top == 44)
  }

  @Test func viewsEndAtTabBars() {
    let page = UIViewController()
    page.edgesForExtendedLayout = .top
    _ = show(page, inTabs: true)
    #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431))
    #expect(page.view.safeAreaInsets.bottom == 0)
    let tabs = UITabBarController(), alone = UIViewController()
    alone.edgesForExtendedLayout = []
    tabs.viewControllers = [alone]
    screen.show(tabs)
    screen.settle()
    #expect(alone.view.frame == CGRect(x: 0, y: 0, width: 320, height: 431) && alone.view.safeAreaInsets == .zero)
  }

  @Test func pagesKeepTheirPlaceWhenTheyArePushedAndPopped() {
    let first = UIViewController(), second = UIViewController(), navigation = show(first)
    second.edgesForExtendedLayout = []
    navigation.pushViewController(second, animated: true)
    screen.advance(by: 0.6)
    #expect(second.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
    navigation.popViewController(animated: true)
    screen.advance(by: 0.6)
    #expect(first.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480) && first.view.safeAreaInsets.top == 44)
  }

  @Test func aPushedControllerHidesTheTabBar() throws {
    let root = UIViewController(), navigation = show(root, inTabs: true), bar = try #require(navigation.tabBarController?.tabBar)
    let page = UIViewController(), next = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: true)
    screen.advance(by: 0.15)
    #expect(!bar.isHidden && bar.frame.minX == -320 && bar.layer.presentation().map { $0.frame.minX > -320 && $0.frame.minX < 0 } == true)
    screen.advance(by: 0.5)
    #expect(bar.isHidden && page.view.safeAreaInsets.bottom == 0)
    navigation.pushViewController(next, animated: false)
    screen.settle()
    #expect(bar.isHidden && next.view.safeAreaInsets.bottom == 0)
    navigation.popToRootViewController(animated: true)
    screen.advance(by: 0.6)
    #expect(!bar.isHidden && bar.frame.minX == 0 && root.view.safeAreaInsets.bottom == 49)
  }

  @Test func aPushedControllerHidesTheTabBarBeforeAnythingIsShown() {
    let navigation = UINavigationController(rootViewController: UIViewController()), tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let page = UIViewController()
    page.hidesBottomBarWhenPushed = true
    navigation.pushViewController(page, animated: false)
    #expect(tabs.tabBar.isHidden && !tabs.isViewLoaded)
    navigation.popViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }
}
