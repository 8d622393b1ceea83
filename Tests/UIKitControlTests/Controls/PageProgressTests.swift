import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of the progress in a page control (Apple: UIPageControlProgress, UIPageControlTimerProgress).
@Suite @MainActor struct PageProgressTests {
  private let screen = HeadlessScreen(size: CGSize(width: 300, height: 60), scale: 1)
  private let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 300, height: 60))

  private final class Delegate: NSObject, UIPageControlTimerProgressDelegate {
    var mayAdvance = true
    var log: [String] = []
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { page == 2 ? 0.5 : 0 }
    func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) { log.append("visible \(progress.isProgressVisible)") }
    func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool {
      log.append("to \(page)")
      return mayAdvance
    }
  }

  init() {
    control.numberOfPages = 3
    screen.show(control)
    screen.settle()
  }

  @Test func theIndicatorOfTheCurrentPageBecomesLongAndIsFilled() {
    let width = control.size(forNumberOfPages: 3).width
    let progress = UIPageControlProgress()
    control.progress = progress
    #expect(progress.isProgressVisible && control.size(forNumberOfPages: 3).width == width + 20)
    progress.currentProgress = 0.5
    screen.settle()
    #expect(control.dots.map(\.frame.width) == [27, 7, 7] && control.fill.frame.width == 13.5)
    control.currentPage = 1
    screen.settle()
    #expect(control.dots.map(\.frame.width) == [7, 27, 7] && progress.currentProgress == 0, "a page begins at 0")
    control.progress = nil
    screen.settle()
    #expect(control.dots.map(\.frame.width) == [7, 7, 7] && control.fill.superview == nil && !progress.isProgressVisible)
  }

  @Test func theDelegateSaysHowAPageBegins() {
    let progress = UIPageControlProgress(), delegate = Delegate()
    progress.delegate = delegate
    control.progress = progress
    control.currentPage = 2
    #expect(progress.currentProgress == 0.5 && delegate.log == ["visible true"])
  }

  @Test func aTimerTurnsPagesAndStopsAtTheEnd() {
    var turns = 0
    control.addAction(UIAction { _ in turns += 1 }, for: .valueChanged)
    let progress = UIPageControlTimerProgress(preferredDuration: 1), delegate = Delegate()
    progress.delegate = delegate
    progress.setDuration(2, forPage: 1)
    control.progress = progress
    progress.resumeTimer()
    screen.advance(by: 0.5)
    #expect(progress.isRunning && abs(progress.currentProgress - 0.5) < 0.1 && control.currentPage == 0)
    screen.advance(by: 1)
    #expect(control.currentPage == 1 && turns == 1 && progress.currentProgress < 0.5)
    screen.advance(by: 4)
    #expect(control.currentPage == 2 && !progress.isRunning && progress.duration(forPage: 1) == 2)
  }

  @Test func theTimerStartsAnewIfWanted() {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.5)
    progress.resetsToInitialPageAfterEnd = true
    control.currentPage = 2
    control.progress = progress
    progress.resumeTimer()
    screen.advance(by: 0.8)
    #expect(control.currentPage == 0 && progress.isRunning)
    progress.pauseTimer()
    screen.advance(by: 1)
    #expect(control.currentPage == 0)
  }

  @Test func theDelegateCanHoldAPage() {
    let progress = UIPageControlTimerProgress(preferredDuration: 0.2), delegate = Delegate()
    delegate.mayAdvance = false
    progress.delegate = delegate
    control.progress = progress
    progress.resumeTimer()
    screen.advance(by: 1)
    #expect(control.currentPage == 0 && !progress.isRunning && delegate.log.contains("to 1"))
  }
}
