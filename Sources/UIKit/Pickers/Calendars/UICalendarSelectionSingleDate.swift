import Foundation

/// A selection of one day (Apple: UICalendarSelectionSingleDate).
open class UICalendarSelectionSingleDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The selected day; nil for none.
  open var selectedDate: DateComponents? { didSet { changed() } }

  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool { isSame(selectedDate, day, view) }
  override func allows(_ day: Date, in view: UICalendarView) -> Bool {
    delegate?.dateSelection(self, canSelectDate: view.components(of: day)) ?? true
  }
  override func tapped(_ day: Date, in view: UICalendarView) {
    // A tap on the selected day clears the selection, if the delegate allows it.
    let new = isSelected(day, in: view) ? nil : view.components(of: day)
    guard delegate?.dateSelection(self, canSelectDate: new) ?? true else { return }
    selectedDate = new
    delegate?.dateSelection(self, didSelectDate: new)
  }
}

/// The delegate of a selection of one day (Apple: UICalendarSelectionSingleDateDelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a day can be selected, or, with nil, whether the selection can be cleared. Default true.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}
