@_exported import EventKit
import PlaceholderBox
@_exported import UIKit

/// A page that shows a box with the event's title (Apple: EKEventViewController).
open class EKEventViewController: UIViewController {
  open weak var delegate: (any EKEventViewDelegate)?
  open var event: EKEvent!
  open var allowsEditing = false
  open var allowsCalendarPreview = false
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(of: self, event?.title ?? "EKEventViewController: there is no calendar on Linux")
  }
}
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
@preconcurrency @MainActor
public protocol EKEventViewDelegate: NSObjectProtocol {
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

/// A page that shows a box and a button to cancel (Apple: EKEventEditViewController).
open class EKEventEditViewController: UINavigationController {
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  open var eventStore: EKEventStore!
  open var event: EKEvent?
  open func cancelEditing() {
    if let editViewDelegate { editViewDelegate.eventEditViewController(self, didCompleteWith: .canceled) } else { dismiss(animated: true) }
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIViewController()
    fillPage(
      of: page, "EKEventEditViewController: there is no calendar on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in self?.cancelEditing() })
    setViewControllers([page], animated: false)
  }
}
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
@preconcurrency @MainActor
public protocol EKEventEditViewDelegate: NSObjectProtocol {
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}

public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
/// A page without calendars (Apple: EKCalendarChooser).
open class EKCalendarChooser: UIViewController {
  public let selectionStyle: EKCalendarChooserSelectionStyle
  open weak var delegate: (any EKCalendarChooserDelegate)?
  open var selectedCalendars: Set<EKCalendar> = []
  open var showsDoneButton = false
  open var showsCancelButton = false
  public init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
    eventStore: EKEventStore
  ) {
    self.selectionStyle = selectionStyle
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
  ) { self.init(selectionStyle: style, displayStyle: displayStyle, entityType: .event, eventStore: eventStore) }
  public required init?(coder: NSCoder) { nil }
  open override func viewDidLoad() {
    super.viewDidLoad()
    fillPage(
      of: self, "EKCalendarChooser: there are no calendars on Linux",
      done: UIAction(title: "Cancel") { [weak self] _ in
        guard let self else { return }
        delegate?.calendarChooserDidCancel(self)
      })
  }
}
@preconcurrency @MainActor
public protocol EKCalendarChooserDelegate: NSObjectProtocol {
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
