public import CoreGraphics
public import CoreLocation
public import Foundation

// Calendars and their items. They can be created and changed, but not saved.

open class EKObject: NSObject {
  open var hasChanges: Bool { true }
  open var isNew: Bool { true }
  open func reset() {}
  open func rollback() {}
  open func refresh() -> Bool { false }
}
open class EKSource: EKObject {
  public let sourceIdentifier = UUID().uuidString
  open var sourceType: EKSourceType { .local }
  open var title: String { "" }
  open var isDelegate: Bool { false }
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}
open class EKCalendar: EKObject {
  public let calendarIdentifier = UUID().uuidString
  open var source: EKSource!
  open var title = ""
  open var cgColor: CGColor!
  open var type: EKCalendarType { .local }
  open var allowsContentModifications: Bool { true }
  open var isSubscribed: Bool { false }
  open var isImmutable: Bool { false }
  open private(set) var allowedEntityTypes: EKEntityMask = .event
  public init(for entityType: EKEntityType, eventStore: EKEventStore) {
    allowedEntityTypes = entityType == .event ? .event : .reminder
  }
}
open class EKCalendarItem: EKObject {
  public let calendarItemIdentifier = UUID().uuidString
  open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
  open var calendar: EKCalendar!
  open var title: String!
  open var location: String?
  open var notes: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open var lastModifiedDate: Date? { nil }
  open var creationDate: Date? { nil }
  open var alarms: [EKAlarm]?
  open var recurrenceRules: [EKRecurrenceRule]?
  open var attendees: [EKParticipant]? { nil }
  open var hasAlarms: Bool { alarms?.isEmpty == false }
  open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  open var hasAttendees: Bool { false }
  open var hasNotes: Bool { notes != nil }
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules = (recurrenceRules ?? []) + [rule] }
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}
open class EKEvent: EKCalendarItem {
  open var eventIdentifier: String! { calendarItemIdentifier }
  open var isAllDay = false
  open var startDate: Date!
  open var endDate: Date!
  open var structuredLocation: EKStructuredLocation?
  open var organizer: EKParticipant? { nil }
  open var availability = EKEventAvailability.busy
  open var status: EKEventStatus { .none }
  open var isDetached: Bool { false }
  open var occurrenceDate: Date! { startDate }
  open var birthdayContactIdentifier: String? { nil }
  public init(eventStore: EKEventStore) { super.init() }
  /// Compares the start dates. An event without one comes last.
  open func compareStartDate(with other: EKEvent) -> ComparisonResult {
    let (first, second) = (startDate ?? .distantFuture, other.startDate ?? .distantFuture)
    return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
  }
}
open class EKReminder: EKCalendarItem {
  open var startDateComponents: DateComponents?
  open var dueDateComponents: DateComponents?
  /// Sets the completion date to now, or to nil.
  open var isCompleted: Bool {
    get { completionDate != nil }
    set { completionDate = newValue ? Date() : nil }
  }
  open var completionDate: Date?
  open var priority = 0
  public init(eventStore: EKEventStore) { super.init() }
}
open class EKAlarm: EKObject {
  open var relativeOffset: TimeInterval = 0
  open var absoluteDate: Date?
  open var structuredLocation: EKStructuredLocation?
  open var proximity = EKAlarmProximity.none
  open var type: EKAlarmType { .display }
  public override init() { super.init() }
  public convenience init(absoluteDate date: Date) {
    self.init()
    absoluteDate = date
  }
  public convenience init(relativeOffset offset: TimeInterval) {
    self.init()
    relativeOffset = offset
  }
}
open class EKStructuredLocation: EKObject {
  open var title: String?
  open var geoLocation: CLLocation?
  open var radius = 0.0
  public override init() { super.init() }
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
open class EKParticipant: EKObject {
  open var url: URL { URL(fileURLWithPath: "/") }
  open var name: String? { nil }
  open var participantStatus: EKParticipantStatus { .unknown }
  open var participantRole: EKParticipantRole { .unknown }
  open var participantType: EKParticipantType { .unknown }
  open var isCurrentUser: Bool { false }
}
open class EKRecurrenceEnd: NSObject {
  public let endDate: Date?
  public let occurrenceCount: Int
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}
open class EKRecurrenceDayOfWeek: NSObject {
  public let dayOfTheWeek: EKWeekday
  public let weekNumber: Int
  public convenience init(_ dayOfTheWeek: EKWeekday) { self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: 0) }
  public convenience init(_ dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.init(dayOfTheWeek: dayOfTheWeek, weekNumber: weekNumber)
  }
  public init(dayOfTheWeek: EKWeekday, weekNumber: Int) {
    self.dayOfTheWeek = dayOfTheWeek
    self.weekNumber = weekNumber
  }
}
open class EKRecurrenceRule: EKObject {
  public let frequency: EKRecurrenceFrequency
  public let interval: Int
  public let daysOfTheWeek: [EKRecurrenceDayOfWeek]?
  public let daysOfTheMonth: [NSNumber]?
  public let monthsOfTheYear: [NSNumber]?
  public let weeksOfTheYear: [NSNumber]?
  public let daysOfTheYear: [NSNumber]?
  public let setPositions: [NSNumber]?
  open var recurrenceEnd: EKRecurrenceEnd?
  open var calendarIdentifier: String { "gregorian" }
  open var firstDayOfTheWeek: Int { 0 }
  public convenience init(recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?) {
    self.init(
      recurrenceWith: type, interval: interval, daysOfTheWeek: nil, daysOfTheMonth: nil, monthsOfTheYear: nil, weeksOfTheYear: nil,
      daysOfTheYear: nil, setPositions: nil, end: end)
  }
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, daysOfTheWeek days: [EKRecurrenceDayOfWeek]?,
    daysOfTheMonth monthDays: [NSNumber]?, monthsOfTheYear months: [NSNumber]?, weeksOfTheYear: [NSNumber]?, daysOfTheYear: [NSNumber]?,
    setPositions: [NSNumber]?, end: EKRecurrenceEnd?
  ) {
    frequency = type
    self.interval = interval
    daysOfTheWeek = days
    daysOfTheMonth = monthDays
    monthsOfTheYear = months
    self.weeksOfTheYear = weeksOfTheYear
    self.daysOfTheYear = daysOfTheYear
    self.setPositions = setPositions
    recurrenceEnd = end
  }
}
