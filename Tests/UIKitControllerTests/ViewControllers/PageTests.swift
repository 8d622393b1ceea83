import Testing
import UIKit
import VitrineTesting

@Suite @MainActor struct PageTests {
  /// A data source of pages numbered from 0.
  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [DiaryController]
    var diary: CallDiary
    var dots = 0

    init(_ count: Int, _ diary: CallDiary) {
      self.diary = diary
      pages = (0..<count).map { DiaryController("\($0)", diary) }
    }

    private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? -9 }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { index(viewController) > 0 ? pages[index(viewController) - 1] : nil }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { index(viewController) + 1 < pages.count ? pages[index(viewController) + 1] : nil }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
      pageViewController.viewControllers?.first.map(index) ?? 0
    }
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
      diary.note("will \(pendingViewControllers.map { index($0) })")
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { diary.note("did from \(previousViewControllers.map { index($0) }) \(completed)") }
  }

  private let diary = CallDiary()
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 400), scale: 1)
  private let book: Book

  init() { book = Book(4, diary) }

  private func open(
    at page: Int = 1, _ orientation: UIPageViewController.NavigationOrientation = .horizontal,
    style: UIPageViewController.TransitionStyle = .scroll
  ) -> UIPageViewController {
    let pages = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: style == .scroll ? [.interPageSpacing: 20] : nil)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([book.pages[page]], direction: .forward, animated: false)
    screen.show(pages)
    _ = diary.take()
    return pages
  }

  private func frame(_ page: Int) -> CGRect { book.pages[page].view.convert(book.pages[page].view.bounds, to: nil) }

  @Test func aFingerTurnsThePageAndTellsAll() {
    let pages = open()
    #expect(frame(1) == CGRect(x: 0, y: 0, width: 300, height: 400) && pages.viewControllers == [book.pages[1]])
    screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.3)
    screen.advance(by: 2)
    #expect(
      diary.take() == """
        will [2]
        2.viewDidLoad
        1.viewWillDisappear
        2.viewWillAppear
        2.viewIsAppearing
        1.viewDidDisappear
        2.viewDidAppear
        did from [1] true
        """)
    #expect(
      pages.viewControllers == [book.pages[2]] && frame(2).minX == 0 && book.pages[1].parent == nil && pages.children == [book.pages[2]])
  }

  @Test func aFingerThatComesBackKeepsThePage() {
    let pages = open()
    screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 200, y: 200), duration: 0.5)
    screen.advance(by: 2)
    #expect(
      diary.take() == """
        will [0]
        0.viewDidLoad
        1.viewWillDisappear
        0.viewWillAppear
        0.viewIsAppearing
        0.viewWillDisappear
        0.viewDidDisappear
        1.viewWillAppear
        1.viewIsAppearing
        1.viewDidAppear
        did from [1] false
        """)
    #expect(pages.viewControllers == [book.pages[1]] && frame(1).minX == 0)
  }

  @Test func theEndsAreEnds() {
    let pages = open(at: 3)
    screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 60, y: 200), duration: 0.3)
    screen.advance(by: 2)
    #expect(diary.take() == "" && pages.viewControllers == [book.pages[3]] && frame(3).minX == 0)
    for _ in 0..<3 {
      screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 240, y: 200), duration: 0.3)
      screen.advance(by: 2)
    }
    #expect(pages.viewControllers == [book.pages[0]])
  }

  @Test func codeTurnsThePageWithoutTheDelegate() {
    let pages = open()
    var finished: [Bool] = []
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: true) { finished.append($0) }
    screen.advance(by: 0.1)
    #expect(frame(2).minX > 0 && frame(2).minX < 320)
    screen.advance(by: 1)
    #expect(finished == [true] && !diary.take().contains("did from") && frame(2).minX == 0)
    pages.setViewControllers([book.pages[0]], direction: .reverse, animated: false) { finished.append($0) }
    screen.settle()
    #expect(finished == [true, true] && pages.viewControllers == [book.pages[0]] && book.pages[2].view.window == nil)
    pages.setViewControllers([], direction: .forward, animated: false)
    #expect(pages.viewControllers == [book.pages[0]])
  }

  @Test func pagesLieBelowEachOtherToo() {
    let pages = open(at: 0, .vertical)
    screen.drag(from: CGPoint(x: 150, y: 380), to: CGPoint(x: 150, y: 100), duration: 0.3)
    screen.advance(by: 2)
    #expect(pages.viewControllers == [book.pages[1]] && frame(1) == CGRect(x: 0, y: 0, width: 300, height: 400))
  }

  @Test func pagesFollowTheWindowsSize() throws {
    let pages = open()
    try screen.resize(to: CGSize(width: 500, height: 300))
    #expect(frame(1) == CGRect(x: 0, y: 0, width: 500, height: 300) && pages.viewControllers == [book.pages[1]])
  }

  @Test func dotsShowTheNumberAndATapBesideThemTurns() throws {
    book.dots = 4
    let pages = open()
    func find(_ view: UIView) -> UIPageControl? { view as? UIPageControl ?? view.subviews.lazy.compactMap(find).first }
    let dots = try #require(find(pages.view))
    #expect(dots.numberOfPages == 4 && dots.currentPage == 1 && !dots.isHidden)
    screen.tap(at: CGPoint(x: 250, y: 385))
    screen.advance(by: 1)
    #expect(pages.viewControllers == [book.pages[2]] && dots.currentPage == 2)
    screen.tap(at: CGPoint(x: 20, y: 385))
    screen.advance(by: 1)
    #expect(pages.viewControllers == [book.pages[1]] && dots.currentPage == 1)
    dots.numberOfPages = -3
    dots.currentPage = 99
    #expect(dots.numberOfPages == 0 && dots.currentPage == 0)
  }

  @Test func aPageThatIsSetWithoutAnimationCompletesAtOnce() {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    var ends: [Bool] = []
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: false) { ends.append($0) }
    #expect(ends == [true])
    controller.setViewControllers([book.pages[0]], direction: .forward, animated: true) { ends.append($0) }
    #expect(ends == [true, true], "the page is shown already")
  }

  // MARK: Page curls

  /// Returns the colour at a point of the window as 0xRRGGBB.
  private func color(_ x: Int, _ y: Int) -> UInt32 {
    let parts = screen.color(at: CGPoint(x: x, y: y)).cgColor.components ?? []
    return parts.prefix(3).reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  private func paint() {
    for (page, color) in zip(book.pages, [UIColor.red, .green, .blue, .black]) {
      page.loadViewIfNeeded()
      page.view.backgroundColor = color
    }
    _ = diary.take()
  }

  @Test func aFingerCurlsThePage() {
    let pages = open(style: .pageCurl)
    paint()
    #expect(pages.gestureRecognizers.count == 2 && pages.view.gestureRecognizers == pages.gestureRecognizers)
    screen.touch(.began, at: CGPoint(x: 290, y: 300))
    for x in stride(from: 280, through: 140, by: -20) {
      screen.touch(.moved, at: CGPoint(x: x, y: 300))
      screen.advance(by: 1.0 / 60)
    }
    #expect(diary.take().hasPrefix("will [2]"))
    // The page is folded: its left end lies flat, the next page shows at the right, and its back, nearly white, between them.
    #expect(color(5, 200) == 0x00ff00 && color(295, 200) == 0x0000ff)
    let middle = (0..<300).map { color($0, 200) }
    #expect(middle.contains { $0 & 0xff00ff > 0x800080 && $0 >> 8 & 0xff > 0xc0 })
    screen.touch(.ended, at: CGPoint(x: 140, y: 300))
    screen.advance(by: 1)
    #expect(diary.take().hasSuffix("did from [1] true") && pages.viewControllers == [book.pages[2]])
    #expect(color(5, 200) == 0x0000ff && book.pages[1].parent == nil && !book.pages[1].view.isHidden)
  }

  @Test func aCurlThatIsTakenBackKeepsThePage() {
    let pages = open(style: .pageCurl)
    paint()
    screen.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 200, y: 200), duration: 1)
    screen.advance(by: 1)
    #expect(diary.take().hasSuffix("did from [1] false") && pages.viewControllers == [book.pages[1]] && color(5, 200) == 0x00ff00)
    #expect(book.pages[0].parent == nil && !book.pages[1].view.isHidden)
    // Beyond the first page there is nothing to turn to.
    pages.setViewControllers([book.pages[0]], direction: .reverse, animated: false)
    screen.settle()
    _ = diary.take()
    screen.drag(from: CGPoint(x: 20, y: 200), to: CGPoint(x: 280, y: 200), duration: 0.3)
    screen.advance(by: 1)
    #expect(diary.take() == "" && pages.viewControllers == [book.pages[0]])
  }

  @Test func aTapNearAnEdgeCurlsThePage() {
    let pages = open(style: .pageCurl)
    paint()
    screen.tap(at: CGPoint(x: 150, y: 200))
    screen.advance(by: 1)
    #expect(diary.take() == "")
    screen.tap(at: CGPoint(x: 290, y: 200))
    screen.advance(by: 1)
    #expect(pages.viewControllers == [book.pages[2]] && diary.take().contains("did from [1] true"))
    screen.tap(at: CGPoint(x: 10, y: 200))
    screen.advance(by: 1)
    #expect(pages.viewControllers == [book.pages[1]])
  }

  @Test func codeCurlsThePage() {
    let pages = open(style: .pageCurl)
    paint()
    var finished: [Bool] = []
    pages.setViewControllers([book.pages[0]], direction: .reverse, animated: true) { finished.append($0) }
    screen.advance(by: 0.3)
    // The previous page comes back from the left.
    #expect(finished.isEmpty && color(295, 200) == 0x00ff00 && color(5, 200) != 0x00ff00)
    screen.advance(by: 1)
    #expect(finished == [true] && color(150, 200) == 0xff0000 && !diary.take().contains("did from"))
    pages.setViewControllers([book.pages[1]], direction: .forward, animated: true) { finished.append($0) }
    screen.advance(by: 0.1)
    pages.setViewControllers([book.pages[2]], direction: .forward, animated: false) { finished.append($0) }
    screen.settle()
    #expect(finished == [true, true, true] && color(150, 200) == 0x0000ff && book.pages[1].parent == nil)
  }
}
