import Testing
import UIKit
import VitrineTesting

/// Containers work as on iOS if a subclass overrides `viewDidLoad()` and the methods of layout without calling those of the superclass.
@Suite @MainActor struct ForgottenSuperTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private final class Tabs: UITabBarController {
    override func viewDidLoad() { setViewControllers([UIViewController(), UIViewController()], animated: false) }
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }
  private final class Stack: UINavigationController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
    override func viewDidLayoutSubviews() {}
  }
  private final class Columns: UISplitViewController {
    override func viewDidLoad() {}
    override func viewWillLayoutSubviews() {}
  }
  private final class Pages: UIPageViewController {
    override func viewDidLoad() { setViewControllers([UIViewController()], direction: .forward, animated: false) }
    override func viewDidLayoutSubviews() {}
  }

  @Test func aTabBarIsShown() {
    let tabs = Tabs()
    screen.show(tabs)
    #expect(tabs.tabBar.window === tabs.view.window && tabs.tabBar.frame.maxY == 480 && tabs.tabBar.items?.count == 2)
    #expect(tabs.viewControllers?.first?.viewIfLoaded?.window != nil)
  }

  @Test func aNavigationBarIsShown() {
    let page = UIViewController()
    page.title = "Title"
    let stack = Stack(rootViewController: page)
    screen.show(stack)
    #expect(stack.navigationBar.window != nil && stack.navigationBar.frame.width == 320)
    #expect(stack.navigationBar.topItem?.title == "Title" && page.viewIfLoaded?.window != nil)
  }

  @Test func columnsAndPagesAreShown() {
    let columns = Columns(style: .doubleColumn), primary = UIViewController()
    columns.setViewController(primary, for: .primary)
    columns.setViewController(UIViewController(), for: .secondary)
    screen.show(columns)
    #expect(columns.children.contains { $0.viewIfLoaded?.window != nil })
    let pages = Pages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    screen.show(pages)
    #expect(pages.viewControllers?.first?.viewIfLoaded?.window != nil)
    #expect(pages.viewControllers?.first?.view.bounds.size == CGSize(width: 320, height: 480))
  }
}
