import Foundation

/// A selection of a week (Apple: UICalendarSelectionWeekOfYear).
open class UICalendarSelectionWeekOfYear: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The selected week, as `weekOfYear` and `yearForWeekOfYear`; nil for none.
  open var selectedWeekOfYear: DateComponents? { didSet { changed() } }

  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ selectedWeekOfYear: DateComponents?, animated: Bool) { self.selectedWeekOfYear = selectedWeekOfYear }

  private func week(of day: Date, _ view: UICalendarView) -> DateComponents {
    view.components(of: day, [.calendar, .weekOfYear, .yearForWeekOfYear])
  }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool {
    guard let selectedWeekOfYear else { return false }
    let week = week(of: day, view)
    return week.weekOfYear == selectedWeekOfYear.weekOfYear && week.yearForWeekOfYear == selectedWeekOfYear.yearForWeekOfYear
  }
  override func allows(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.week(ofYearSelection: self, canSelectWeekOfYear: week(of: day, view)) ?? true
  }
  override func tapped(_ day: Date, in view: UICalendarView) {
    let new = isSelected(day, in: view) ? nil : week(of: day, view)
    guard delegate?.week(ofYearSelection: self, canSelectWeekOfYear: new) ?? true else { return }
    selectedWeekOfYear = new
    delegate?.week(ofYearSelection: self, didSelectWeekOfYear: new)
  }
}

/// The delegate of a selection of a week (Apple: UICalendarSelectionWeekOfYearDelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: NSObjectProtocol {
  func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a week can be selected, or, with nil, whether the selection can be cleared. Default true.
  func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  public func week(
    ofYearSelection selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}
