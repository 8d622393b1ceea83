import Testing
import UIKit
import VitrineTesting

/// Tests how the safe area is added to the insets of a scroll view.
@Suite @MainActor struct ScrollInsetTests {
  private final class Listener: NSObject, UIScrollViewDelegate {
    var changes = 0
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { changes += 1 }
  }

  private final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  private func makeScreen(
    _ content: CGSize, _ behavior: UIScrollView.ContentInsetAdjustmentBehavior
  ) -> (HeadlessScreen, UIScrollView, Listener) {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 200), scale: 1)
    let controller = UIViewController(), scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let listener = Listener()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 5, bottom: 10, right: 0)
    scroll.contentInset.bottom = 4
    scroll.contentSize = content
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.delegate = listener
    controller.view.addSubview(scroll)
    screen.show(controller)
    return (screen, scroll, listener)
  }

  @Test func theSafeAreaAddsAlongTheAxesThatScroll() {
    let (screen, scroll, listener) = makeScreen(CGSize(width: 101, height: 900), .automatic)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 5, bottom: 14, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: -5, y: -20) && listener.changes == 1)
    // Content that is as wide as the view does not scroll across (Apple: ContentInsetAdjustmentBehavior.scrollableAxes).
    scroll.contentSize.width = 100
    screen.settle()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 20, left: 0, bottom: 14, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -20) && listener.changes == 2)
  }

  @Test func neverAndAlwaysDoNotAsk() {
    let (screen, never, listener) = makeScreen(CGSize(width: 100, height: 900), .never)
    #expect(never.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0) && never.contentOffset == .zero)
    #expect(listener.changes == 0)
    never.contentInsetAdjustmentBehavior = .always
    screen.settle()
    #expect(never.adjustedContentInset == UIEdgeInsets(top: 20, left: 5, bottom: 14, right: 0))
    let (second, small, _) = makeScreen(CGSize(width: 10, height: 10), .scrollableAxes)
    second.settle()
    #expect(small.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 4, right: 0))
  }

  /// Source: `testVisibleRect` of SwifterSwift.
  @Test func ownInsetsDoNotMoveContentThatIsInRange() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 500, height: 500)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(scroll.contentOffset == .zero)
    scroll.contentOffset = CGPoint(x: -20, y: -10)
    scroll.contentInset = .zero
    #expect(scroll.contentOffset == .zero, "the offset was out of range")
    scroll.contentInset = UIEdgeInsets(top: -7, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 7))
  }

  @Test func ownInsetsMoveContentThatDoesNotScroll() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(scroll.contentOffset.y == -20)
    let later = UIScrollView(frame: .zero)
    later.contentInset.top = 20
    later.frame.size = CGSize(width: 100, height: 100)
    later.contentSize = CGSize(width: 100, height: 900)
    #expect(later.contentOffset.y == -20)
  }

  @Test func contentThatWasScrolledStaysWhereItIs() {
    let (screen, scroll, _) = makeScreen(CGSize(width: 50, height: 900), .automatic)
    scroll.contentOffset.y = 300
    screen.window.rootViewController?.additionalSafeAreaInsets.top = 60
    screen.settle()
    #expect(scroll.adjustedContentInset.top == 60 && scroll.contentOffset.y == 300)
  }

  @Test func draggingEndsEditingWhereAsked() {
    let (screen, scroll, _) = makeScreen(CGSize(width: 50, height: 900), .never)
    let field = Field()
    scroll.addSubview(field)
    for (mode, stays) in [(UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false)] {
      scroll.keyboardDismissMode = mode
      #expect(field.becomeFirstResponder())
      screen.drag(from: CGPoint(x: 50, y: 150), to: CGPoint(x: 50, y: 100), duration: 0.2)
      #expect(field.isFirstResponder == stays)
    }
  }

  @Test func endEditingAsksWhoIsBelowAndCanForceIt() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { false }
    }
    let screen = HeadlessScreen(size: CGSize(width: 50, height: 50))
    let parent = UIView(), field = Stubborn(), other = UIView()
    parent.addSubview(field)
    screen.show(parent)
    parent.superview?.addSubview(other)
    #expect(field.becomeFirstResponder())
    #expect(!other.endEditing(true) && field.isFirstResponder)
    #expect(!parent.endEditing(false) && field.isFirstResponder)
    #expect(parent.endEditing(true) && !field.isFirstResponder)
    #expect(!parent.endEditing(true))
  }

  /// Content that does not scroll stays under no bar, where its controller is a page of a navigation controller that adjusts it.
  @Test(arguments: [true, false]) func theContentOfANavigationControllerIsAdjustedVertically(adjusts: Bool) {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 200), scale: 1)
    let page = UIViewController(), scroll = UIScrollView(frame: page.view.bounds), second = UIScrollView(frame: page.view.bounds)
    page.automaticallyAdjustsScrollViewInsets = adjusts
    for view in [scroll, second] {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      page.view.addSubview(view)
    }
    let navigation = UINavigationController(rootViewController: page)
    screen.show(navigation)
    let bar = navigation.navigationBar.frame.maxY
    #expect(bar > 0)
    #expect(scroll.adjustedContentInset.top == (adjusts ? bar : 0) && scroll.adjustedContentInset.left == 0)
    #expect(second.adjustedContentInset.top == 0)
  }

  /// A row that is inserted while another page covers the list is below the bar when the list returns. The inserting measures the insets without
  /// the safe area of the window.
  @Test func aListThatChangesWithoutAWindowReturnsWithItsInsets() throws {
    final class List: UITableViewController {
      var count = 0
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    }
    let screen = try HeadlessScreen(device: "iPhone 15")
    let list = List(style: .plain), navigation = UINavigationController(rootViewController: list)
    screen.show(navigation)
    #expect(list.tableView.contentOffset.y == -103)
    navigation.pushViewController(UIViewController(), animated: true)
    screen.advance(by: 1)
    list.count = 1
    list.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(list.tableView.adjustedContentInset.top == 103 && list.tableView.contentOffset.y == -103)
  }
}
