import CoreGraphics
import Testing

@testable import UIKit
@testable import VitrineTesting

/// Tests properties of scroll views of iOS 17: bouncing along one axis, nested scroll views, alignment and keys.
@Suite(.serialized) @MainActor struct ScrollHabitTests {
  private let screen = HeadlessScreen(size: CGSize(width: 200, height: 300), scale: 1)
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))

  @Test func bouncesStandsForBothAxes() {
    #expect(scroll.bounces && scroll.bouncesHorizontally && scroll.bouncesVertically)
    scroll.bounces = false
    #expect(!scroll.bouncesHorizontally && !scroll.bouncesVertically)
    scroll.bouncesHorizontally = true
    #expect(!scroll.bounces && scroll.machine.geometry.bouncesHorizontally && !scroll.machine.geometry.bouncesVertically)
  }

  @Test func contentThatDoesNotBounceStopsAtItsEdge() {
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.bouncesVertically = false
    screen.show(scroll)
    screen.touch(.began, at: CGPoint(x: 100, y: 50))
    for y in stride(from: 60, through: 200, by: 20) { screen.touch(.moved, at: CGPoint(x: 100, y: y)) }
    #expect(scroll.contentOffset.y == 0)
    screen.touch(.ended, at: CGPoint(x: 100, y: 200))
    scroll.bouncesVertically = true
    screen.touch(.began, at: CGPoint(x: 100, y: 50))
    for y in stride(from: 60, through: 200, by: 20) { screen.touch(.moved, at: CGPoint(x: 100, y: y)) }
    #expect(scroll.contentOffset.y < 0)
    screen.touch(.ended, at: CGPoint(x: 100, y: 200))
  }

  private func nest() -> UIScrollView {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 200, height: 400)
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.addSubview(inner)
    screen.show(scroll)
    inner.contentOffset.y = 200
    return inner
  }

  private func dragUp() {
    screen.touch(.began, at: CGPoint(x: 100, y: 180))
    for y in stride(from: 160, through: 80, by: -20) { screen.touch(.moved, at: CGPoint(x: 100, y: y)) }
  }

  @Test func aDragAtTheEndOfTheContentScrollsTheParent() {
    let inner = nest()
    dragUp()
    #expect(inner.contentOffset.y == 200 && scroll.contentOffset.y > 0)
    screen.touch(.ended, at: CGPoint(x: 100, y: 80))
  }

  @Test func aScrollViewCanKeepTheDragsAtItsEnd() {
    let inner = nest()
    inner.transfersVerticalScrollingToParent = false
    dragUp()
    #expect(inner.contentOffset.y > 200 && scroll.contentOffset.y == 0)
    screen.touch(.ended, at: CGPoint(x: 100, y: 80))
    screen.advance(by: 3)
    screen.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset.y == 0)
    inner.transfersVerticalScrollingToParent = true
    screen.scroll(by: CGVector(dx: 0, dy: -50), at: CGPoint(x: 100, y: 100))
    #expect(scroll.contentOffset.y == 50)
  }

  @Test func smallContentIsAligned() {
    scroll.contentSize = CGSize(width: 100, height: 100)
    #expect(scroll.contentAlignmentPoint == .zero && scroll.contentOffset == .zero)
    scroll.contentAlignmentPoint = CGPoint(x: 0.5, y: 1)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 200, left: 50, bottom: 0, right: 0))
    #expect(scroll.contentOffset == CGPoint(x: -50, y: -200) && scroll.contentInset == .zero)
    scroll.contentSize = CGSize(width: 400, height: 400)
    #expect(scroll.adjustedContentInset == .zero && scroll.contentOffset == .zero)
  }

  private final class Focus: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func keysScrollAroundTheFirstResponder() {
    let view = Focus(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.addSubview(view)
    screen.show(scroll)
    view.becomeFirstResponder()
    func press(_ key: UIKeyboardHIDUsage) -> CGFloat {
      screen.press(key)
      screen.advance(by: 1)
      return scroll.contentOffset.y
    }
    #expect(press(.keyboardPageDown) == 300)
    #expect(press(.keyboardDownArrow) == 300 + UIScrollView.keyStep)
    #expect(press(.keyboardEnd) == 700)
    #expect(press(.keyboardHome) == 0)
    scroll.allowsKeyboardScrolling = false
    #expect(press(.keyboardPageDown) == 0)
    #expect(!scroll.directionalPressGestureRecognizer.isEnabled)
    scroll.directionalPressGestureRecognizer.isEnabled = true
    #expect(press(.keyboardDownArrow) == UIScrollView.keyStep)
  }

  private final class Index: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A", "B"] }
  }

  @Test func theIndexOfATableCanBeHidden() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300)), index = Index()
    table.dataSource = index
    table.reloadData()
    screen.show(table)
    screen.settle()
    #expect(table.indexDisplayMode == .automatic && table.indexView != nil)
    table.indexDisplayMode = .alwaysHidden
    #expect(table.indexView == nil)
    table.indexDisplayMode = .automatic
    #expect(table.indexView != nil)
    withExtendedLifetime(index) {}
  }
}
