import Hosting
import Raster
import UIKit

extension Inspector {
  private static let maximumProblems = 500
  /// The time limit in seconds for the search for ambiguous views, which solves the constraints again for each view.
  private static let timeout = 2.0

  /// Returns the constraint conflicts that were logged and still exist, and the views with ambiguous layout.
  func problems() -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    var budget = MessageBudget()
    for window in windows {
      for conflict in window.layoutConflicts { problems.append(problem(conflict)) }
    }
    problems += ambiguousViews().prefix(Self.maximumProblems).map(ambiguity)
    return problems.prefix(2 * Self.maximumProblems).filter { budget.takes($0) }
  }

  /// Returns the views of all windows with ambiguous layout. In very large layouts, the search stops at the time limit.
  func ambiguousViews() -> [UIView] {
    let end = HardwareClock.seconds + Self.timeout
    return windows.flatMap { window -> [UIView] in
      var all: [UIView] = [], waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        waiting += view.subviews.reversed()
        if !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil { all.append(view) }
      }
      return all.isEmpty ? [] : window.ambiguousViews(among: all) { HardwareClock.seconds > end }
    }
  }

  private func problem(_ conflict: LayoutConflict) -> LayoutProblem {
    let names = ConstraintText(view: nil)
    let conflicting = conflict.conflicting.prefix(20).map { other in
      (other.constraint.map { names.text(of: $0) } ?? other.text).shortened(to: 300)
    }
    let text =
      "\(names.text(of: conflict.broken).shortened(to: 300)) was broken, since it conflicts with " + conflicting.joined(separator: "; ")
    return LayoutProblem(.conflict, text + ".", views: conflict.views.prefix(50).map(numbers.number))
  }

  private func ambiguity(_ view: UIView) -> LayoutProblem {
    LayoutProblem(
      .ambiguity, "The constraints of \(ConstraintText.name(of: view)) allow other frames than \(view.frame.brief).",
      views: [numbers.number(of: view)])
  }
}
