import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct UIRefreshControlTests {
  private func makeScroll() -> (HeadlessScreen, UIScrollView, UIRefreshControl) {
    let screen = HeadlessScreen(size: CGSize(width: 200, height: 400), scale: 1)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 400)), control = UIRefreshControl()
    scroll.contentSize = CGSize(width: 200, height: 900)
    scroll.refreshControl = control
    screen.show(scroll)
    return (screen, scroll, control)
  }

  /// Drags down and leaves the finger on the screen.
  private func pull(_ screen: HeadlessScreen, by distance: CGFloat) {
    screen.touch(.began, at: CGPoint(x: 100, y: 60))
    for step in 1...12 {
      screen.advance(by: 1.0 / 60)
      screen.touch(.moved, at: CGPoint(x: 100, y: 60 + distance * CGFloat(step) / 12))
    }
  }

  @Test func aLongPullRefreshesOnceAndStaysInSight() {
    let (screen, scroll, control) = makeScroll()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    pull(screen, by: 260)
    #expect(control.isRefreshing && refreshes == 1)
    screen.touch(.ended, at: CGPoint(x: 100, y: 320))
    screen.advance(by: 2)
    #expect(scroll.contentOffset.y == -60 && scroll.adjustedContentInset.top == 60)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 200, height: 60))
    #expect(refreshes == 1)
    control.endRefreshing()
    screen.advance(by: 1)
    #expect(scroll.contentOffset.y == 0 && scroll.adjustedContentInset.top == 0 && !control.isRefreshing)
    pull(screen, by: 260)
    #expect(refreshes == 2)
  }

  @Test func aShortPullDoesNothing() {
    let (screen, scroll, control) = makeScroll()
    pull(screen, by: 60)
    #expect(!control.isRefreshing && scroll.contentOffset.y < -20)
    screen.touch(.ended, at: CGPoint(x: 100, y: 120))
    screen.advance(by: 2)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func aPullCountsAfterTheProgramHasBegunAndEnded() {
    let (screen, _, control) = makeScroll()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    control.beginRefreshing()
    screen.advance(by: 0.5)
    control.endRefreshing()
    screen.advance(by: 1)
    pull(screen, by: 260)
    #expect(refreshes == 1)
  }

  @Test func theSpokesShowWhileTheContentIsPulled() {
    let (screen, scroll, _) = makeScroll()
    func marks() -> Int {
      let area = (80...120).flatMap { x in (0...60).map { CGPoint(x: x, y: $0) } }
      return area.filter { screen.color(at: $0) != screen.color(at: CGPoint(x: 5, y: $0.y)) }.count
    }
    #expect(marks() == 0)
    pull(screen, by: 120)
    screen.settle()
    #expect(scroll.contentOffset.y < -30 && marks() > 20)
  }

  /// A bar without a background would show a title that is always there.
  @Test func theTitleAppearsWithTheSpokes() throws {
    let (screen, _, control) = makeScroll()
    control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    let label = try #require(control.subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.alpha == 0)
    pull(screen, by: 60)
    screen.settle()
    #expect(label.alpha > 0 && label.alpha < 1)
    control.beginRefreshing()
    #expect(label.alpha == 1)
    control.endRefreshing()
    screen.touch(.ended, at: CGPoint(x: 100, y: 120))
    screen.advance(by: 2)
    #expect(label.alpha == 0)
  }

  @Test func theProgramCanBeginAndEnd() {
    let (screen, scroll, control) = makeScroll()
    var refreshes = 0
    control.addAction(UIAction { _ in refreshes += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing && refreshes == 0 && scroll.adjustedContentInset.top == 60)
    control.endRefreshing()
    control.endRefreshing()
    screen.advance(by: 1)
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func itStandsAboveTheContentWhileItIsPulled() {
    let (screen, scroll, control) = makeScroll()
    pull(screen, by: 120)
    let pulled = -scroll.contentOffset.y
    #expect(pulled > 30)
    #expect(control.frame.minY == min(-60, -pulled))
  }
}
