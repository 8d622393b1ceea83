import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

/// Tests what bars show during a push, a pop and a swipe back.
@Suite(.serialized) @MainActor struct LargeTitleTransitionTests {
  private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A page that scrolls.
  private final class Page: UIViewController {
    let scrollView = UIScrollView()
    init(_ title: String, height: CGFloat = 2000, large: UINavigationItem.LargeTitleDisplayMode = .always) {
      super.init(nibName: nil, bundle: nil)
      self.title = title
      navigationItem.largeTitleDisplayMode = large
      scrollView.contentSize = CGSize(width: 320, height: height)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      scrollView.frame = view.bounds
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(scrollView)
    }
  }

  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)

  private func show(_ page: UIViewController) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    screen.show(navigation)
    screen.settle()
    return navigation
  }

  /// The visible large titles: the texts of labels with a large font, with their frames in the window and their opacity on the screen.
  private func titles(in bar: UINavigationBar) -> [(text: String, frame: CGRect, alpha: CGFloat, isCut: Bool)] {
    var found: [(text: String, frame: CGRect, alpha: CGFloat, isCut: Bool)] = []
    for clip in bar.subviews where clip.clipsToBounds && !clip.isHidden {
      for case let label as UILabel in clip.subviews where (label.text ?? "").isEmpty == false && !(clip is UISearchBar) {
        let shown = clip.layer.presentation() ?? clip.layer
        let isCut = label.frame.minY < 0 || label.frame.maxY > clip.bounds.height
        found.append((label.text ?? "", label.frame.offsetBy(dx: shown.frame.minX, dy: shown.frame.minY), CGFloat(shown.opacity), isCut))
      }
    }
    return found.filter { $0.alpha > 0.02 }.sorted { $0.text < $1.text }
  }

  @Test func aLargeTitleLeavesWithItsPage() throws {
    let navigation = show(Page("Places")), bar = navigation.navigationBar
    #expect(titles(in: bar).map(\.text) == ["Places"])
    navigation.pushViewController(Page("Detail", large: .never), animated: true)
    screen.advance(by: 0.15)
    let leaving = try #require(titles(in: bar).first)
    #expect(leaving.text == "Places" && leaving.frame.minX < 10 && leaving.alpha < 0.9 && !leaving.isCut)
    screen.advance(by: 0.5)
    #expect(titles(in: bar).isEmpty && bar.frame.height == 44)
  }

  @Test func thePageBelowKeepsItsPlaceDuringAPush() {
    let page = Page("Places"), navigation = show(page)
    #expect(page.scrollView.contentOffset.y == -96)
    navigation.pushViewController(Page("Detail", large: .never), animated: true)
    screen.advance(by: 0.15)
    #expect(page.scrollView.contentOffset.y == -96 && page.view.safeAreaInsets.top == 96)
    screen.advance(by: 0.5)
    navigation.popViewController(animated: true)
    screen.advance(by: 0.15)
    #expect(page.scrollView.contentOffset.y == -96)
  }

  @Test func aSwipeBackShowsTheWholeLargeTitle() throws {
    let navigation = show(Page("Places")), bar = navigation.navigationBar
    navigation.pushViewController(Page("Detail", large: .never), animated: true)
    screen.advance(by: 0.6)
    screen.touch(.began, at: CGPoint(x: 2, y: 300))
    for step in 1...10 {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 2 + 20 * CGFloat(step), y: 300))
    }
    let arriving = try #require(titles(in: bar).first)
    #expect(arriving.text == "Places" && !arriving.isCut && arriving.alpha > 0.4 && arriving.alpha < 0.95)
    // Back again: the bar is as before.
    for step in (0...8).reversed() {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 2 + 20 * CGFloat(step), y: 300))
    }
    screen.touch(.ended, at: CGPoint(x: 2, y: 300))
    screen.advance(by: 0.6)
    #expect(titles(in: bar).isEmpty && bar.frame.height == 44 && bar.topItem?.title == "Detail")
  }

  @Test func aTabBarOverContentStaysOpaqueUntilTheContentHasLeft() {
    let navigation = UINavigationController(rootViewController: Page("Places")), tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let look = UITabBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = Self.red
    tabs.tabBar.standardAppearance = look
    screen.show(tabs)
    screen.settle()
    func redness() -> CGFloat {
      var (red, green): (CGFloat, CGFloat) = (0, 0)
      screen.color(at: CGPoint(x: 10, y: 470)).getRed(&red, green: &green, blue: nil, alpha: nil)
      return red - green
    }
    #expect(redness() == 1)
    navigation.pushViewController(Page("Detail", height: 100), animated: true)
    screen.advance(by: 0.2)
    #expect(redness() == 1, "content of the page that leaves lies below it")
    screen.advance(by: 0.6)
    #expect(redness() == 0)
    navigation.popViewController(animated: true)
    screen.advance(by: 0.6)
    #expect(redness() == 1)
  }

  @Test func theRootOfATabLoadsWhenItIsLaidOut() {
    let root = Page("Root"), navigation = UINavigationController(rootViewController: root), tabs = UITabBarController()
    tabs.loadViewIfNeeded()
    tabs.viewControllers = [navigation]
    #expect(navigation.isViewLoaded && !root.isViewLoaded)
    tabs.view.layoutIfNeeded()
    #expect(root.isViewLoaded)
    let other = Page("Other"), second = UINavigationController(rootViewController: other)
    screen.show(second)
    screen.settle()
    #expect(other.view.window != nil)
  }
}
