import CoreGraphics
import Foundation
import QuartzCore

/// A progress that advances with time and shows the next page at its end (Apple: UIPageControlTimerProgress).
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  private var link: CADisplayLink?
  private var last: CFTimeInterval?

  /// The duration in seconds of pages that have no duration of their own.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one. Default false: the timer stops.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the progress runs.
  open private(set) var isRunning = false

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? { delegate as? any UIPageControlTimerProgressDelegate }

  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  open func setDuration(_ duration: TimeInterval, forPage page: Int) { durations[page] = duration }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    last = nil
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      advance(to: link.timestamp)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  open func pauseTimer() {
    isRunning = false
    link?.invalidate()
    link = nil
  }

  override func controlChanged() { if control == nil { pauseTimer() } }

  private func advance(to time: CFTimeInterval) {
    defer { last = time }
    // The time does not advance while the user slides a finger over the page control.
    guard let control, let last, isProgressVisible else { return }
    let duration = duration(forPage: control.currentPage)
    guard duration > 0, currentProgress < 1 else { return finishPage(of: control) }
    currentProgress += Float((time - last) / duration)
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if currentProgress >= 1 { finishPage(of: control) }
  }

  private func finishPage(of control: UIPageControl) {
    var next = control.currentPage + 1
    if next >= control.numberOfPages {
      guard resetsToInitialPageAfterEnd else { return pauseTimer() }
      next = 0
    }
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else { return pauseTimer() }
    if next == control.currentPage { pageChanged() } else { control.turn(to: next) }
  }
}

/// The delegate of a progress that advances with time (Apple: UIPageControlTimerProgressDelegate).
@preconcurrency @MainActor
public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Whether the next page is shown at the end of the current one. Default true.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
  /// Called for each frame in which the progress has changed.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
}

extension UIPageControlTimerProgressDelegate {
  public func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool { true }
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
}
