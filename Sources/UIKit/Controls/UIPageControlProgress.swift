import CoreGraphics
import Foundation

/// Shows the progress of the current page in a long indicator (Apple: UIPageControlProgress). Set it as the `progress` of a page control.
@preconcurrency @MainActor
open class UIPageControlProgress: NSObject {
  weak var control: UIPageControl? {
    didSet {
      guard control !== oldValue else { return }
      controlChanged()
      isProgressVisible = control != nil
    }
  }
  open weak var delegate: (any UIPageControlProgressDelegate)?

  /// The progress of the current page, 0...1. Default 0.
  open var currentProgress: Float = 0 {
    didSet {
      currentProgress = min(max(currentProgress, 0), 1)
      if currentProgress != oldValue { control?.showProgress() }
    }
  }
  /// Whether the indicator is long enough to show the progress. False while the user slides a finger over the page control.
  open internal(set) var isProgressVisible = false {
    didSet { if isProgressVisible != oldValue { delegate?.pageControlProgressVisibilityDidChange(self) } }
  }

  public override init() { super.init() }

  func controlChanged() {}

  /// Called when another page has become the current one.
  func pageChanged() {
    guard let control else { return }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }
}

/// The delegate of a page control's progress (Apple: UIPageControlProgressDelegate).
@preconcurrency @MainActor
public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the progress with which a page begins. Default 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  public func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { 0 }
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}
