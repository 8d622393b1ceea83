import Testing
import UIKit
import VitrineTesting

@MainActor
private final class Diary {
  private var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

private final class Page: UIViewController {
  let diary: Diary
  init(_ title: String, _ diary: Diary) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }
  required init?(coder: NSCoder) { nil }
  private func note(_ line: String) { diary.note("\(title ?? "?").\(line)") }
  override func viewWillAppear(_ animated: Bool) { note("willAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(animated)") }
  override func willMove(toParent parent: UIViewController?) { note("willMove \(parent == nil ? "out" : "in")") }
  override func didMove(toParent parent: UIViewController?) { note("didMove \(parent == nil ? "out" : "in")") }
}

@Suite @MainActor struct NavigationTests {
  private let diary = Diary()
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func makeStack(_ titles: String...) -> (UINavigationController, [Page]) {
    let pages = titles.map { Page($0, diary) }
    let navigation = UINavigationController()
    navigation.viewControllers = pages
    screen.show(navigation)
    return (navigation, pages)
  }

  @Test func aPushTellsBothControllersInApplesOrder() {
    let (navigation, pages) = makeStack("a")
    #expect(diary.take() == ["a.willMove in", "a.didMove in", "a.willAppear false", "a.didAppear false"])
    let next = Page("b", diary)
    navigation.pushViewController(next, animated: true)
    #expect(diary.take() == ["b.willMove in", "a.willDisappear true", "b.willAppear true"])
    screen.advance(by: 0.1)
    #expect(pages[0].view.window != nil && next.view.window != nil && diary.take() == [])
    screen.advance(by: 0.5)
    #expect(diary.take() == ["a.didDisappear true", "b.didAppear true", "b.didMove in"])
    #expect(pages[0].view.window == nil && next.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(navigation.topViewController === next && next.navigationController === navigation)
  }

  @Test func aPopGivesBackTheTopAndKeepsTheRoot() {
    let (navigation, pages) = makeStack("a", "b")
    _ = diary.take()
    #expect(navigation.popViewController(animated: true) === pages[1])
    screen.advance(by: 0.6)
    #expect(
      diary.take() == [
        "b.willMove out", "b.willDisappear true", "a.willAppear true", "b.didDisappear true", "a.didAppear true", "b.didMove out",
      ])
    #expect(navigation.viewControllers == [pages[0]] && pages[1].parent == nil)
    #expect(navigation.popViewController(animated: false) == nil)
  }

  @Test func withoutAnimationItIsOverWithTheTurn() {
    let (navigation, pages) = makeStack("a")
    let next = Page("b", diary)
    _ = diary.take()
    navigation.pushViewController(next, animated: false)
    screen.settle()
    #expect(
      diary.take() == [
        "b.willMove in", "a.willDisappear false", "b.willAppear false", "a.didDisappear false", "b.didAppear false", "b.didMove in",
      ])
    #expect(pages[0].view.superview == nil)
  }

  @Test func aPushInTheMiddleOfAPushEndsTheFirst() {
    let (navigation, pages) = makeStack("a")
    let second = Page("b", diary), third = Page("c", diary)
    navigation.pushViewController(second, animated: true)
    screen.advance(by: 0.1)
    _ = diary.take()
    navigation.pushViewController(third, animated: true)
    #expect(
      diary.take() == [
        "a.didDisappear true", "b.didAppear true", "b.didMove in", "c.willMove in", "b.willDisappear true", "c.willAppear true",
      ])
    screen.advance(by: 1)
    #expect(diary.take() == ["b.didDisappear true", "c.didAppear true", "c.didMove in"])
    #expect(navigation.viewControllers == pages + [second, third])
    #expect(third.view.frame.origin == .zero && second.view.window == nil && pages[0].view.window == nil)
  }

  @Test func poppingToAControllerTakesAllAbove() {
    let (navigation, pages) = makeStack("a", "b", "c", "d")
    #expect(navigation.popToViewController(pages[1], animated: false) == [pages[2], pages[3]])
    #expect(navigation.popToRootViewController(animated: false) == [pages[1]])
    #expect(navigation.popToViewController(pages[3], animated: false) == nil)
    screen.settle()
    #expect(navigation.viewControllers == [pages[0]] && pages[0].view.window != nil)
  }

  @Test func aControllerIsInTheStackOnce() {
    let (navigation, pages) = makeStack("a", "b")
    navigation.pushViewController(pages[0], animated: false)
    navigation.pushViewController(UINavigationController(), animated: false)
    #expect(navigation.viewControllers == pages)
  }

  @Test func theBackButtonNamesWhereItLeadsAndGoesThere() throws {
    let (navigation, pages) = makeStack("Mail", "Letter")
    let bar = navigation.navigationBar
    #expect(bar.topItem?.title == "Letter" && bar.backItem?.title == "Mail")
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.accessibilityIdentifier == "BackButton" { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    let back = try #require(find(bar))
    #expect(back.currentTitle == "Mail")
    screen.tap(at: back.convert(CGPoint(x: 10, y: 20), to: nil))
    screen.advance(by: 1)
    #expect(navigation.viewControllers == [pages[0]] && find(bar) == nil)
  }

  @Test(arguments: [
    ("Mail", "Letter", "Mail"), ("Messages of the last two weeks", "Letter", "Back"), ("Mail", "A letter with a long title", "Back"),
    ("Mail", "A letter with a title that fills the whole bar", ""),
  ]) func theBackButtonShowsTheTitleThatFits(_ before: String, _ title: String, _ shown: String) throws {
    let (navigation, _) = makeStack(before, title)
    func find(_ view: UIView) -> UIButton? {
      if let button = view as? UIButton, button.accessibilityIdentifier == "BackButton" { return button }
      return view.subviews.lazy.compactMap(find).first
    }
    screen.settle()
    let back = try #require(find(navigation.navigationBar))
    #expect((back.currentTitle ?? "") == shown && back.accessibilityLabel == before)
    #expect(back.frame.width >= back.sizeThatFits(CGSize(width: 320, height: 44)).width - 1)
  }

  @Test func barsCoverTheSafeAreaOfWhatTheyContain() {
    let (navigation, pages) = makeStack("a")
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    navigation.navigationBar.prefersLargeTitles = true
    screen.settle()
    #expect(pages[0].view.safeAreaInsets.top == 96 && navigation.navigationBar.frame.height == 96)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.isToolbarHidden = false
    screen.settle()
    #expect(pages[0].view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    #expect(navigation.navigationBar.frame.maxY <= 0)
  }

  @Test func aLargeTitleGoesAwayAsContentScrolls() {
    let (navigation, pages) = makeStack("a")
    navigation.navigationBar.prefersLargeTitles = true
    let scroll = UIScrollView(frame: pages[0].view.bounds)
    scroll.contentSize = CGSize(width: 100, height: 2000)
    let next = Page("b", diary)
    next.view.addSubview(scroll)
    navigation.pushViewController(next, animated: false)
    screen.settle()
    #expect(scroll.contentOffset.y == -96 && navigation.navigationBar.frame.height == 96)
    scroll.contentOffset.y = -76
    #expect(navigation.navigationBar.frame.height == 76)
    scroll.contentOffset.y = 500
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func aTabShowsItsControllerAndTellsBoth() {
    let pages = ["a", "b"].map { Page($0, diary) }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    screen.show(tabs)
    #expect(diary.take().suffix(2) == ["a.willAppear false", "a.didAppear false"])
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b"] && tabs.selectedViewController === pages[0])
    screen.tap(at: CGPoint(x: 240, y: 460))
    screen.settle()
    #expect(
      Set(diary.take()) == ["a.willDisappear false", "b.willAppear false", "a.didDisappear false", "b.didAppear false"])
    #expect(tabs.selectedIndex == 1 && pages[0].view.window == nil && pages[1].view.window != nil)
    #expect(pages[1].view.safeAreaInsets.bottom == 49)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 1)
  }

  @Test func aDelegateCanRefuseATab() {
    final class Refuser: NSObject, UITabBarControllerDelegate {
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { false }
    }
    let tabs = UITabBarController(), refuser = Refuser()
    tabs.viewControllers = [Page("a", diary), Page("b", diary)]
    tabs.delegate = refuser
    screen.show(tabs)
    screen.tap(at: CGPoint(x: 240, y: 460))
    #expect(tabs.selectedIndex == 0 && tabs.tabBar.selectedItem?.title == "a")
  }

  /// A title view without a size gets that of its contents, and a search bar all the room.
  @Test func titleViewsWithoutASizeFitTheirContents() {
    let (navigation, pages) = makeStack("One")
    let label = UILabel()
    label.text = "A title"
    pages[0].navigationItem.titleView = label
    navigation.view.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width.rounded(.up) && abs(label.frame.midX - 160) <= 1)
    let search = UISearchBar()
    pages[0].navigationItem.titleView = search
    navigation.view.layoutIfNeeded()
    #expect(search.frame.width > 270 && search.searchTextField.frame.width > 250)
    #expect(abs(search.searchTextField.frame.midY - search.bounds.midY) <= 1)
    let fixed = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    pages[0].navigationItem.titleView = fixed
    navigation.view.layoutIfNeeded()
    #expect(fixed.frame.size == CGSize(width: 50, height: 20))
  }
}
