import Hosting
import UIKit

extension Inspector {
  private static let mostProblems = 500
  /// To find out whether a view is ambiguous, the system is solved again. The time for that is limited, in seconds.
  private static let patience = 2.0

  /// The conflicts of constraints that the log reported and that still exist, and the views for which other frames are as good.
  func problems() -> [LayoutProblem] {
    var problems: [LayoutProblem] = []
    var room = MessageRoom()
    for window in windows {
      for conflict in window.layoutConflicts { problems.append(problem(conflict)) }
    }
    problems += ambiguousViews().prefix(Self.mostProblems).map(ambiguity)
    return problems.prefix(2 * Self.mostProblems).filter { room.takes($0) }
  }

  /// The views of all windows whose constraints allow other frames. On very large layouts the search ends before all were looked at.
  func ambiguousViews() -> [UIView] {
    let end = ProcessInfo.processInfo.systemUptime + Self.patience
    return windows.flatMap { window -> [UIView] in
      var all: [UIView] = [], waiting: [UIView] = [window]
      while let view = waiting.popLast() {
        waiting += view.subviews.reversed()
        if !view.translatesAutoresizingMaskIntoConstraints, view.superview != nil { all.append(view) }
      }
      return all.isEmpty ? [] : window.ambiguousViews(among: all) { ProcessInfo.processInfo.systemUptime > end }
    }
  }

  private func problem(_ conflict: LayoutConflict) -> LayoutProblem {
    let names = ConstraintText(view: nil)
    let others = conflict.others.prefix(20).map { other in
      (other.constraint.map { names.text(of: $0) } ?? other.text).shortened(to: 300)
    }
    let text = "\(names.text(of: conflict.broken).shortened(to: 300)) was broken, since it conflicts with " + others.joined(separator: "; ")
    return LayoutProblem(.conflict, text + ".", views: conflict.views.prefix(50).map(numbers.number))
  }

  private func ambiguity(_ view: UIView) -> LayoutProblem {
    LayoutProblem(
      .ambiguity, "The constraints of \(ConstraintText.name(of: view)) allow other frames than \(view.frame.brief).",
      views: [numbers.number(of: view)])
  }
}
