import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests that bars of containers have no background if no content is below them (iOS 15: scrollEdgeAppearance).
@Suite(.serialized) @MainActor struct ScrollEdgeTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A white page with content of a given height.
  private final class Page: UIViewController {
    let scrollView = UIScrollView()
    var height: CGFloat
    init(height: CGFloat) {
      self.height = height
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 320, height: height)
      view.addSubview(scrollView)
    }
  }

  private func opaque<Look: UIBarAppearance>(_ look: Look) -> Look {
    look.configureWithOpaqueBackground()
    look.backgroundColor = Self.red
    return look
  }

  private func isRed(y: CGFloat) -> Bool { screen.color(at: CGPoint(x: 300, y: y)) == Self.red }

  private func navigation(_ page: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.standardAppearance = opaque(UINavigationBarAppearance())
    screen.show(navigation)
    screen.settle()
    return navigation
  }

  @Test func aNavigationBarShowsItsBackgroundOverContentAlone() {
    let page = Page(height: 1000), navigation = navigation(page)
    #expect(!isRed(y: 20))
    page.scrollView.contentOffset.y += 1
    screen.settle()
    #expect(isRed(y: 20))
    page.scrollView.contentOffset.y -= 1
    screen.settle()
    #expect(!isRed(y: 20))
    navigation.navigationBar.scrollEdgeAppearance = opaque(UINavigationBarAppearance())
    screen.settle()
    #expect(isRed(y: 20))
  }

  @Test func aPageThatDoesNotScrollIsAtItsEdge() {
    let navigation = navigation(UIViewController())
    #expect(!isRed(y: 20))
    let page = Page(height: 1000)
    navigation.pushViewController(page, animated: false)
    page.scrollView.contentOffset.y = 100
    screen.settle()
    #expect(isRed(y: 20))
    navigation.popViewController(animated: false)
    screen.settle()
    #expect(!isRed(y: 20))
  }

  @Test func aBarOfNoControllerHasOneLook() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.items = [UINavigationItem(title: "Alone")]
    bar.standardAppearance = opaque(UINavigationBarAppearance())
    screen.show(bar)
    screen.settle()
    #expect(isRed(y: 20))
  }

  @Test func aToolbarShowsItsBackgroundWhileContentIsBelowIt() {
    let page = Page(height: 1000), navigation = navigation(page)
    navigation.toolbar.standardAppearance = opaque(UIToolbarAppearance())
    navigation.setToolbarHidden(false, animated: false)
    screen.settle()
    #expect(isRed(y: 460))
    page.scrollView.contentOffset.y = 1000 + 44 - 480
    screen.settle()
    #expect(!isRed(y: 460))
    page.scrollView.contentOffset.y -= 1
    screen.settle()
    #expect(isRed(y: 460))
    page.scrollView.contentSize.height = 100
    screen.settle()
    #expect(!isRed(y: 460))
  }

  @Test func aTabBarFollowsThePageInItsTabsStack() {
    let page = Page(height: 1000), tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: page), UIViewController()]
    tabs.tabBar.standardAppearance = opaque(UITabBarAppearance())
    screen.show(tabs)
    screen.settle()
    #expect(isRed(y: 460))
    page.scrollView.contentOffset.y = 1000
    screen.settle()
    #expect(!isRed(y: 460))
    page.scrollView.contentOffset.y = 0
    tabs.selectedIndex = 1
    screen.settle()
    #expect(!isRed(y: 460))
    tabs.selectedIndex = 0
    screen.settle()
    #expect(isRed(y: 460))
    (tabs.selectedViewController as? UINavigationController)?.pushViewController(UIViewController(), animated: false)
    screen.settle()
    #expect(!isRed(y: 460))
  }

  @Test func aControllerNamesTheScrollViewThatCounts() {
    let page = Page(height: 1000), navigation = navigation(page)
    let other = UIScrollView(frame: CGRect(x: 0, y: 200, width: 320, height: 100))
    other.contentSize.height = 300
    page.view.addSubview(other)
    page.setContentScrollView(other, for: .top)
    #expect(page.contentScrollView(for: .top) === other && page.contentScrollView(for: .bottom) === page.scrollView)
    #expect(navigation.contentScrollView(for: .top) === other)
    page.scrollView.contentOffset.y = 100
    screen.settle()
    #expect(!isRed(y: 20))
    other.contentOffset.y = 10
    screen.settle()
    #expect(isRed(y: 20))
    page.setContentScrollView(nil)
    #expect(page.contentScrollView(for: .top) === page.scrollView)
  }
}
