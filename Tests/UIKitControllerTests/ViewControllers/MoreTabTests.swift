import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests the More tab. Apple: UITabBarController, "moreNavigationController", "selectedIndex", "selectedViewController".
@Suite @MainActor struct MoreTabTests {
  private final class Page: UIViewController {
    var calls: [String] = []
    init(_ name: String) {
      super.init(nibName: nil, bundle: nil)
      title = name
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  private final class Listener: NSObject, UITabBarControllerDelegate {
    var refuses = false
    var calls: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      calls.append("should \(viewController.tabBarItem.title ?? "")")
      return !refuses
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      calls.append("did \(viewController.tabBarItem.title ?? "")")
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 390, height: 844), scale: 1)
  private let tabs = UITabBarController()
  private let pages = ["a", "b", "c", "d", "e", "f"].map { Page($0) }
  private var firstFive: [UIViewController] { Array(pages.prefix(5)) }

  private var titles: [String?]? { tabs.tabBar.items?.map(\.title) }
  private var more: UINavigationController { tabs.moreNavigationController }
  private var rows: [String?] {
    (more.viewControllers.first?.view as? UITableView)?.visibleCells.map { $0.textLabel?.text } ?? []
  }

  private func show(_ controllers: [UIViewController]) {
    tabs.viewControllers = controllers
    screen.show(tabs)
  }

  /// Taps the fifth of five tabs.
  private func tapMore() {
    screen.tap(at: CGPoint(x: 351, y: 820))
    screen.advance(by: 1)
  }

  private func tapRow(_ row: Int) {
    screen.tap(at: CGPoint(x: 100, y: 44 + 44 * CGFloat(row) + 22))
    screen.advance(by: 1)
  }

  // MARK: Tabs

  @Test func sixControllersHaveFourTabsAndMore() {
    show(pages)
    #expect(titles == ["a", "b", "c", "d", "More"])
    #expect(tabs.viewControllers == pages && tabs.selectedViewController === pages[0])
    #expect(more.parent === tabs && pages.allSatisfy { $0.parent === tabs && $0.tabBarController === tabs })
  }

  @Test func fiveControllersHaveNoMoreTab() {
    show(firstFive)
    #expect(titles == ["a", "b", "c", "d", "e"] && more.parent == nil)
    tabs.selectedViewController = more
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aRegularWidthHasRoomForEight() throws {
    show(pages)
    try screen.resize(to: CGSize(width: 844, height: 390))
    #expect(titles == ["a", "b", "c", "d", "e", "f"] && more.parent == nil)
    tabs.viewControllers = pages + ["g", "h"].map { Page($0) }
    #expect(tabs.tabBar.items?.count == 8 && more.parent == nil)
    tabs.viewControllers = pages + ["g", "h", "i"].map { Page($0) }
    #expect(titles == ["a", "b", "c", "d", "e", "f", "g", "More"])
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(titles == ["a", "b", "c", "d", "More"])
  }

  @Test func fewerControllersTakeTheMoreTabAway() {
    show(pages)
    tapMore()
    tapRow(1)
    tabs.viewControllers = Array(pages.prefix(3))
    screen.settle()
    #expect(titles == ["a", "b", "c"] && tabs.selectedIndex == 0 && pages[0].view.window != nil)
    #expect(more.view.window == nil && more.viewControllers.count == 1 && pages[5].parent == nil)
  }

  @Test func anItemThatIsReplacedIsShown() {
    show(pages)
    pages[1].tabBarItem = UITabBarItem(title: "B", image: nil, tag: 0)
    more.viewControllers[0].tabBarItem = UITabBarItem(title: "Others", image: nil, tag: 0)
    screen.settle()
    #expect(titles == ["a", "B", "c", "d", "Others"])
    tapMore()
    #expect(tabs.selectedViewController === more)
    pages[4].tabBarItem.title = "E"
    pages[5].tabBarItem = UITabBarItem(title: "F", image: nil, tag: 0)
    screen.settle()
    #expect(rows == ["E", "F"])
  }

  // MARK: Selection by the user

  @Test func moreListsTheOthersAndARowPushesItsController() {
    show(pages)
    tapMore()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === more)
    #expect(tabs.tabBar.selectedItem?.title == "More" && rows == ["e", "f"] && pages[0].view.window == nil)
    #expect(more.navigationBar.topItem?.title == "More" && more.viewControllers[0].view.safeAreaInsets.bottom == 49)
    tapRow(1)
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === pages[5])
    #expect(pages[5].navigationController === more && pages[5].tabBarController === tabs && pages[5].view.window != nil)
    #expect(pages[5].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
    screen.tap(at: CGPoint(x: 30, y: 22))
    screen.advance(by: 1)
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === more)
    #expect(pages[5].parent === tabs && pages[5].view.window == nil)
    #expect(pages[5].calls == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
  }

  @Test func moreKeepsItsControllerAndReturnsToTheListAtTheSecondTap() {
    show(pages)
    tapMore()
    tapRow(0)
    screen.tap(at: CGPoint(x: 39, y: 820))
    #expect(tabs.selectedIndex == 0 && pages[4].view.window == nil)
    tapMore()
    #expect(tabs.selectedIndex == 4 && pages[4].view.window != nil)
    tapMore()
    #expect(tabs.selectedIndex == NSNotFound && more.viewControllers.count == 1)
  }

  @Test func theDelegateIsAskedForTheMoreTabButNotForItsRows() {
    let listener = Listener()
    tabs.delegate = listener
    show(pages)
    listener.refuses = true
    tapMore()
    #expect(listener.calls == ["should More"] && tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "a")
    listener.refuses = false
    tapMore()
    tapRow(0)
    #expect(listener.calls == ["should More", "should More", "did More"])
  }

  @Test func aCancelledSwipeKeepsTheController() {
    show(pages)
    tapMore()
    tapRow(0)
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.5)
    screen.advance(by: 1)
    #expect(tabs.selectedIndex == 4 && pages[4].parent === more && pages[4].view.window != nil)
    screen.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 380, y: 400), duration: 0.2)
    screen.advance(by: 1)
    #expect(tabs.selectedIndex == NSNotFound && pages[4].parent === tabs)
  }

  @Test func aRowCanBeTappedWhileItsControllerIsPopped() {
    show(firstFive + [UINavigationController(rootViewController: pages[5])])
    tapMore()
    tapRow(1)
    more.popViewController(animated: true)
    screen.advance(by: 0.1)
    tabs.selectedIndex = 5
    screen.advance(by: 1)
    #expect(more.viewControllers.last === pages[5] && pages[5].view.window != nil && tabs.selectedIndex == 5)
  }

  // MARK: Selection by the program

  @Test func anyControllerCanBeSelected() {
    show(pages)
    tabs.selectedIndex = 5
    screen.settle()
    #expect(tabs.selectedIndex == 5 && tabs.selectedViewController === pages[5] && tabs.tabBar.selectedItem?.title == "More")
    #expect(pages[5].view.window != nil && pages[5].calls == ["willAppear", "didAppear"])
    tabs.selectedViewController = pages[4]
    screen.settle()
    #expect(tabs.selectedIndex == 4 && more.viewControllers.count == 2 && pages[5].parent === tabs && pages[4].view.window != nil)
    tabs.selectedIndex = 2
    #expect(tabs.selectedViewController === pages[2] && tabs.tabBar.selectedItem?.title == "c")
    more.popToRootViewController(animated: false)
    tabs.selectedViewController = more
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController === more)
    tabs.selectedIndex = 6
    #expect(tabs.selectedIndex == NSNotFound, "there is no such controller")
  }

  @Test func aSelectionBeforeTheViewIsLoadedIsShown() {
    tabs.viewControllers = pages
    tabs.selectedIndex = 4
    screen.show(tabs)
    #expect(pages[4].view.window != nil && more.viewControllers.count == 2 && pages[0].viewIfLoaded?.window == nil)
  }

  // MARK: Navigation controllers

  @Test func aNavigationControllerLendsItsStack() {
    let navigation = UINavigationController(rootViewController: pages[5]), detail = Page("detail")
    show(firstFive + [navigation])
    let item = navigation.tabBarItem
    tapMore()
    tapRow(1)
    #expect(tabs.selectedViewController === navigation && tabs.selectedIndex == 5)
    #expect(pages[5].navigationController === more && navigation.viewControllers.isEmpty && navigation.tabBarItem === item)
    pages[5].navigationController?.pushViewController(detail, animated: false)
    screen.settle()
    #expect(more.viewControllers.count == 3 && tabs.selectedIndex == 5 && detail.view.window != nil)
    tapMore()
    #expect(tabs.selectedViewController === more && navigation.viewControllers == [pages[5]] && detail.parent == nil)
    #expect(navigation.tabBarItem === item && navigation.parent === tabs)
  }

  @Test func theStackMovesWithTheWidth() throws {
    let navigation = UINavigationController(rootViewController: pages[5]), detail = Page("detail")
    show(firstFive + [navigation])
    tabs.selectedViewController = navigation
    more.pushViewController(detail, animated: false)
    screen.settle()
    try screen.resize(to: CGSize(width: 844, height: 390))
    #expect(tabs.selectedIndex == 5 && navigation.viewControllers == [pages[5], detail])
    #expect(detail.view.window != nil && navigation.view.window != nil && more.view.window == nil)
    try screen.resize(to: CGSize(width: 390, height: 844))
    #expect(tabs.selectedIndex == 5 && more.viewControllers.dropFirst() == [pages[5], detail] && navigation.viewControllers.isEmpty)
    #expect(detail.view.window != nil && navigation.view.window == nil)
  }

  @Test func theFirstTabReplacesTheListInARegularWidth() throws {
    show(pages)
    tapMore()
    try screen.resize(to: CGSize(width: 844, height: 390))
    #expect(tabs.selectedIndex == 0 && pages[0].view.window != nil && more.view.window == nil)
  }

  @Test func anEmptyNavigationControllerShowsTheList() {
    show(firstFive + [UINavigationController()])
    tabs.selectedIndex = 5
    #expect(tabs.selectedViewController === more && more.viewControllers.count == 1)
  }

  @Test func rowsShowImagesAndBadges() throws {
    pages[4].tabBarItem = UITabBarItem(title: "Mail", image: UIImage(systemName: "star"), tag: 0)
    pages[4].tabBarItem.badgeValue = "3"
    show(pages)
    tapMore()
    let table = try #require(more.viewControllers.first?.view as? UITableView)
    let cells = table.visibleCells
    #expect(cells.map(\.accessoryType) == [.disclosureIndicator, .disclosureIndicator] && cells[0].imageView?.image != nil)
    #expect(cells.map { $0.textLabel?.frame.minX } == [60, 60], "titles are aligned, with and without an image")
    #expect(cells[0].imageView?.frame == CGRect(x: 16, y: 8, width: 28, height: 28))
    let badges = cells.map { cell in cell.contentView.subviews.compactMap { $0 as? UILabel }.filter { $0.text == "3" && !$0.isHidden } }
    #expect(badges.map(\.count) == [1, 0])
    pages[4].tabBarItem.badgeValue = nil
    screen.settle()
    #expect(table.visibleCells.allSatisfy { $0.accessibilityValue == nil })
  }

  @Test func aBarHiddenByAControllerInMoreComesBack() {
    pages[4].hidesBottomBarWhenPushed = true
    show(pages)
    tapMore()
    tapRow(0)
    #expect(tabs.tabBar.isHidden && pages[4].view.safeAreaInsets.bottom == 0)
    more.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(!tabs.tabBar.isHidden && tabs.selectedIndex == NSNotFound)
  }
}
