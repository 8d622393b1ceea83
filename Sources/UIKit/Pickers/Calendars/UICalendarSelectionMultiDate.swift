import Foundation

/// A selection of several days (Apple: UICalendarSelectionMultiDate).
open class UICalendarSelectionMultiDate: UICalendarSelection {
  open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The selected days, in the order in which they were selected.
  open var selectedDates: [DateComponents] = [] { didSet { changed() } }

  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

  override func isSelected(_ day: Date, in view: UICalendarView) -> Bool { selectedDates.contains { isSame($0, day, view) } }
  override func allows(_ day: Date, in view: UICalendarView) -> Bool {
    isSelected(day, in: view) || (delegate?.multiDateSelection(self, canSelectDate: view.components(of: day)) ?? true)
  }
  override func tapped(_ day: Date, in view: UICalendarView) {
    let components = view.components(of: day)
    if isSelected(day, in: view) {
      guard delegate?.multiDateSelection(self, canDeselectDate: components) ?? true else { return }
      selectedDates.removeAll { isSame($0, day, view) }
      delegate?.multiDateSelection(self, didDeselectDate: components)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: components) ?? true else { return }
      selectedDates.append(components)
      delegate?.multiDateSelection(self, didSelectDate: components)
    }
  }
}

/// The delegate of a selection of several days (Apple: UICalendarSelectionMultiDateDelegate).
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a day can be selected. Default true.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
  public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool { true }
}
