import Foundation

/// The selection in a calendar view (Apple: UICalendarSelection). An abstract class.
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
  weak var view: UICalendarView?

  override init() { super.init() }

  /// Asks the delegate again which days can be selected.
  open func updateSelectableDates() { view?.showMonth(animated: false) }

  func isSelected(_ day: Date, in view: UICalendarView) -> Bool { false }
  func allows(_ day: Date, in view: UICalendarView) -> Bool { true }
  func tapped(_ day: Date, in view: UICalendarView) {}
  func changed() { view?.showMonth(animated: false) }

  func isSame(_ components: DateComponents?, _ day: Date, _ view: UICalendarView) -> Bool {
    components.flatMap(view.date(of:)).map { view.settings.calendar.isDate($0, inSameDayAs: day) } ?? false
  }
}
