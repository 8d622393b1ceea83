import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests rearranging tabs. Apple: UITabBar, "beginCustomizingItems(_:)"; UITabBarController, "customizableViewControllers".
@Suite @MainActor struct TabCustomizingTests {
  private final class Listener: NSObject, UITabBarControllerDelegate, UITabBarDelegate {
    var calls: [String] = []
    private func name(_ controllers: [UIViewController]) -> String { controllers.map { $0.title ?? "" }.joined() }
    private func name(_ items: [UITabBarItem]) -> String { items.map { $0.title ?? "" }.joined() }

    func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {
      calls.append("willBegin \(name(viewControllers))")
    }
    func tabBarController(_ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool) {
      calls.append("willEnd \(name(viewControllers)) \(changed)")
    }
    func tabBarController(_ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool) {
      calls.append("didEnd \(name(viewControllers)) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {
      calls.append("willBegin \(name(items)) \(tabBar.isCustomizing)")
    }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { calls.append("didBegin \(name(items))") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("willEnd \(name(items)) \(changed)")
    }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {
      calls.append("didEnd \(name(items)) \(changed) \(tabBar.isCustomizing)")
    }
  }

  /// A bar as libraries with custom tabs declare it.
  private final class Bar: UITabBar {
    var calls: [String] = []
    override func beginCustomizingItems(_ items: [UITabBarItem]) {
      calls.append("begin \(isCustomizing)")
      super.beginCustomizingItems(items)
    }
    override func endCustomizing(animated: Bool) -> Bool {
      calls.append("end \(isCustomizing)")
      return super.endCustomizing(animated: animated)
    }
  }

  private final class Tabs: UITabBarController {
    var calls: [String] = []
    override var selectedIndex: Int { willSet { calls.append("index \(newValue)") } }
    override func viewDidLoad() {
      super.viewDidLoad()
      setValue(Bar(), forKey: "tabBar")
    }
    override func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { calls.append("willBegin \(items.count)") }
    override func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { calls.append("didEnd \(changed)") }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
  private let listener = Listener()

  private func makePages() -> [UIViewController] {
    ["a", "b", "c", "d", "e", "f"].map { name in
      let page = UIViewController()
      page.title = name
      return page
    }
  }

  private func showMore(in tabs: UITabBarController) {
    tabs.viewControllers = makePages()
    tabs.delegate = listener
    tabs.selectedViewController = tabs.moreNavigationController
    screen.show(tabs)
  }

  private func customizer(over controller: UIViewController) -> TabBarCustomizer? {
    (controller.presentedViewController as? UINavigationController)?.topViewController as? TabBarCustomizer
  }

  private func move(_ source: Int, to destination: Int, in page: TabBarCustomizer) {
    page.tableView(page.tableView, moveRowAt: IndexPath(row: source, section: 0), to: IndexPath(row: destination, section: 0))
  }

  @Test func theEditButtonShowsAPageWhoseFirstRowsBecomeTheTabs() throws {
    let tabs = UITabBarController()
    showMore(in: tabs)
    screen.tap(at: CGPoint(x: 360, y: 22))
    screen.advance(by: 1)
    let page = try #require(customizer(over: tabs)), table = try #require(page.tableView)
    #expect(tabs.tabBar.isCustomizing && page.items.map(\.title) == ["a", "b", "c", "d", "e", "f"])
    let rows = (0..<6).map { table.convert(table.rectForRow(at: IndexPath(row: $0, section: 0)), to: nil) }
    screen.touch(.began, at: CGPoint(x: rows[5].maxX - 20, y: rows[5].midY))
    screen.advance(by: 0.3)
    for y in [rows[3].midY, rows[1].minY + 10] {
      screen.touch(.moved, at: CGPoint(x: rows[5].maxX - 20, y: y))
      screen.advance(by: 0.3)
    }
    screen.touch(.ended, at: CGPoint(x: rows[5].maxX - 20, y: rows[1].minY + 10))
    screen.advance(by: 0.6)
    #expect(page.items.map(\.title) == ["a", "f", "b", "c", "d", "e"])
    let bar = try #require(page.navigationController?.navigationBar)
    screen.tap(at: bar.convert(CGPoint(x: bar.bounds.width - 30, y: 22), to: nil))
    screen.advance(by: 1)
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "f", "b", "c", "More"] && tabs.presentedViewController == nil)
    #expect(tabs.viewControllers?.map(\.title) == ["a", "f", "b", "c", "d", "e"] && !tabs.tabBar.isCustomizing)
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(listener.calls == ["willBegin abcdef", "willEnd afbcde true", "didEnd afbcde true"])
    #expect(tabs.customizableViewControllers?.count == 6)
  }

  @Test func onlyCustomizableControllersMove() throws {
    let tabs = UITabBarController()
    showMore(in: tabs)
    let pages = try #require(tabs.viewControllers)
    tabs.customizableViewControllers = [pages[1], pages[3], pages[5]]
    screen.tap(at: CGPoint(x: 360, y: 22))
    screen.advance(by: 1)
    let page = try #require(customizer(over: tabs))
    #expect(page.items.map(\.title) == ["b", "d", "f"])
    move(2, to: 0, in: page)
    #expect(tabs.tabBar.endCustomizing(animated: false))
    #expect(tabs.viewControllers?.map(\.title) == ["a", "f", "c", "b", "e", "d"])
    #expect(listener.calls == ["willBegin bdf", "willEnd afcbed true", "didEnd afcbed true"])
  }

  @Test func theEditButtonDependsOnTheCustomizableControllers() {
    let tabs = UITabBarController()
    showMore(in: tabs)
    let item = tabs.moreNavigationController.viewControllers[0].navigationItem
    #expect(item.rightBarButtonItem != nil && tabs.customizableViewControllers == tabs.viewControllers)
    tabs.customizableViewControllers = nil
    #expect(item.rightBarButtonItem == nil)
    tabs.viewControllers = tabs.viewControllers
    #expect(item.rightBarButtonItem != nil)
  }

  @Test func aSelectedControllerKeepsItsSelection() throws {
    let tabs = UITabBarController()
    showMore(in: tabs)
    let pages = try #require(tabs.viewControllers)
    tabs.selectedIndex = 5
    tabs.customize()
    move(5, to: 0, in: try #require(customizer(over: tabs)))
    tabs.tabBar.endCustomizing(animated: false)
    screen.settle()
    #expect(tabs.selectedViewController === pages[5] && tabs.selectedIndex == 0 && pages[5].view.window != nil)
    #expect(tabs.tabBar.selectedItem?.title == "f" && tabs.moreNavigationController.viewControllers.count == 1)
  }

  @Test func aBarOfItsOwnTellsItsDelegate() throws {
    let items = ["a", "b", "c", "d", "e"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let bar = UITabBar(frame: CGRect(x: 0, y: 700, width: 390, height: 49))
    bar.items = Array(items.prefix(3))
    bar.delegate = listener
    screen.show(bar)
    bar.beginCustomizingItems([items[0], items[2], items[3], items[4]])
    screen.advance(by: 1)
    let root = try #require(screen.window.rootViewController)
    move(2, to: 0, in: try #require(customizer(over: root)))
    #expect(bar.endCustomizing(animated: true))
    screen.advance(by: 1)
    #expect(bar.items?.map(\.title) == ["d", "b", "a"], "the item that is not offered keeps its place")
    #expect(
      listener.calls == ["willBegin acde true", "didBegin acde", "willEnd dace true", "didEnd dace true false"])
    bar.beginCustomizingItems([items[0], items[3]])
    #expect(!bar.endCustomizing(animated: false) && !bar.endCustomizing(animated: false))
    #expect(bar.items?.map(\.title) == ["d", "b", "a"])
    bar.beginCustomizingItems([items[4]])
    #expect(!bar.isCustomizing, "no offered item is visible")
  }

  @Test func subclassesReplaceTheBarAndOverrideItsMethods() throws {
    let tabs = Tabs()
    showMore(in: tabs)
    let bar = try #require(tabs.tabBar as? Bar)
    #expect(bar.window != nil && bar.delegate === tabs && bar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    screen.tap(at: CGPoint(x: 360, y: 22))
    screen.advance(by: 1)
    move(5, to: 0, in: try #require(customizer(over: tabs)))
    #expect(bar.endCustomizing(animated: false) && bar.items?.map(\.title) == ["f", "a", "b", "c", "More"])
    screen.settle()
    #expect(bar.calls == ["begin false", "end true"] && tabs.calls == ["willBegin 6", "didEnd true"])
    screen.tap(at: CGPoint(x: 39, y: 820))
    #expect(tabs.selectedViewController?.title == "f")
    tabs.selectedIndex = 1
    #expect(tabs.calls.last == "index 1" && bar.selectedItem?.title == "a")
  }
}
