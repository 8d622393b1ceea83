import CoreGraphics
import Testing
import VitrineTesting

@testable import UIKit

@Suite @MainActor struct PageControlTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 200), scale: 1)
  private let pages = UIPageControl(frame: CGRect(x: 50, y: 50, width: 200, height: 26))

  private final class Log { var entries: [String] = [] }

  private func shown(_ count: Int, at page: Int) -> Log {
    let log = Log()
    pages.numberOfPages = count
    pages.currentPage = page
    pages.addAction(
      UIAction { [pages] _ in log.entries.append("\(pages.currentPage) \(pages.interactionState)") }, for: .valueChanged)
    screen.show(pages)
    screen.settle()
    return log
  }

  @Test func tapsGoAPageOnOrBack() {
    let log = shown(3, at: 1)
    screen.tap(at: CGPoint(x: 200, y: 60))
    screen.tap(at: CGPoint(x: 200, y: 60))
    screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(log.entries == ["2 discrete", "1 discrete"] && pages.interactionState == .none)
  }

  @Test func aFingerGoesThroughThePages() {
    let log = shown(6, at: 1)
    screen.touch(.began, at: CGPoint(x: 100, y: 60))
    screen.touch(.moved, at: CGPoint(x: 109, y: 60))
    #expect(pages.interactionState == .none && pages.platter.isHidden)
    screen.touch(.moved, at: CGPoint(x: 117, y: 60))
    #expect(pages.interactionState == .continuous && !pages.platter.isHidden)
    screen.touch(.moved, at: CGPoint(x: 150, y: 60))
    screen.touch(.moved, at: CGPoint(x: 80, y: 60))
    screen.touch(.ended, at: CGPoint(x: 80, y: 60))
    #expect(log.entries == ["2 continuous", "4 continuous", "0 continuous"])
    #expect(pages.interactionState == .none && pages.platter.isHidden)
  }

  @Test func withoutContinuousInteractionAMovingFingerIsATap() {
    let log = shown(6, at: 1)
    pages.allowsContinuousInteraction = false
    screen.touch(.began, at: CGPoint(x: 100, y: 60))
    screen.touch(.moved, at: CGPoint(x: 190, y: 60))
    screen.touch(.ended, at: CGPoint(x: 190, y: 60))
    #expect(log.entries == ["2 discrete"])
  }

  @Test func aDeferredPageShowsWhenItIsTold() {
    _ = shown(3, at: 0)
    pages.defersCurrentPageDisplay = true
    screen.tap(at: CGPoint(x: 200, y: 60))
    #expect(pages.currentPage == 1 && pages.displayedPage == 0)
    pages.updateCurrentPageDisplay()
    #expect(pages.displayedPage == 1)
  }

  @Test func imagesStandInPlaceOfDots() {
    _ = shown(3, at: 1)
    let star = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 10)).image { _ in }
    let other = UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9)).image { _ in }
    pages.preferredIndicatorImage = star
    pages.setIndicatorImage(other, forPage: 2)
    pages.layoutIfNeeded()
    #expect(pages.dots.map(\.frame.size.width) == [12, 12, 9] && pages.dots[1].frame.minX - pages.dots[0].frame.minX == 21)
    #expect(pages.indicatorImage(forPage: 2) === other && pages.indicatorImage(forPage: 0) == nil)
    pages.setCurrentPageIndicatorImage(other, forPage: 1)
    pages.layoutIfNeeded()
    #expect(pages.dots[1].frame.width == 9)
    pages.preferredIndicatorImage = nil
    pages.layoutIfNeeded()
    #expect(pages.dots[0].image == nil && pages.dots[0].frame.width == 7)
  }

  @Test func pagesFollowEachOtherInTheWishedDirection() {
    _ = shown(3, at: 0)
    pages.direction = .rightToLeft
    pages.layoutIfNeeded()
    #expect(pages.dots[0].frame.minX > pages.dots[2].frame.minX)
    screen.tap(at: CGPoint(x: 100, y: 60))
    #expect(pages.currentPage == 1)
    pages.direction = .topToBottom
    pages.frame = CGRect(x: 50, y: 20, width: 26, height: 160)
    pages.layoutIfNeeded()
    #expect(pages.dots[0].frame.minY < pages.dots[2].frame.minY && pages.dots[0].frame.minX == pages.dots[2].frame.minX)
    #expect(pages.intrinsicContentSize == CGSize(width: 26, height: 66))
    screen.tap(at: CGPoint(x: 60, y: 170))
    #expect(pages.currentPage == 2)
  }

  @Test func aProminentPlatterStays() {
    _ = shown(3, at: 0)
    pages.backgroundStyle = .prominent
    #expect(!pages.platter.isHidden)
    pages.backgroundStyle = .minimal
    #expect(pages.platter.isHidden)
  }
}
