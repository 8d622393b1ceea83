import Foundation
import Testing
import VitrineTesting

@testable import UIKit

/// Tests of the calendar view, its selections and decorations (Apple: UICalendarView).
@Suite @MainActor struct CalendarViewTests {
  private let screen = HeadlessScreen(size: CGSize(width: 320, height: 420), scale: 1)
  private let view = UICalendarView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? calendar.timeZone
    calendar.firstWeekday = 2
    view.calendar = calendar
    view.locale = Locale(identifier: "en_GB")
    view.visibleDateComponents = DateComponents(year: 2023, month: 6)
    screen.show(view)
    screen.settle()
  }

  private func day(_ day: Int, month: Int = 6) -> DateComponents { DateComponents(year: 2023, month: month, day: day) }
  /// What is spoken of a day in June.
  private func name(_ number: Int) -> String {
    view.date(of: day(number)).map { view.settings.formatter("EEEEyMMMMd").string(from: $0) } ?? ""
  }
  private func tap(_ label: String) throws { try screen.tap(.label(label)) }

  @Test func theMonthIsThatOfTheComponents() {
    #expect(view.visibleDateComponents.year == 2023 && view.visibleDateComponents.month == 6 && view.visibleDateComponents.day == nil)
    #expect(screen.shows(.text("June 2023")) && screen.shows(.label(name(1))))
  }

  @Test func theArrowsTurnTheMonthAndTellTheDelegate() throws {
    final class Delegate: NSObject, UICalendarViewDelegate {
      var former: [Int?] = []
      func calendarView(_ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents) {
        former.append(previousDateComponents.month)
      }
    }
    let delegate = Delegate()
    view.delegate = delegate
    try tap("Next month")
    #expect(view.visibleDateComponents.month == 7 && delegate.former == [6])
    try tap("Previous month")
    #expect(view.visibleDateComponents.month == 6 && delegate.former == [6, 7])
  }

  @Test func aTapSelectsADayIfTheDelegateAllowsIt() throws {
    final class Delegate: NSObject, UICalendarSelectionSingleDateDelegate {
      var log: [Int?] = []
      func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
        log.append(dateComponents?.day)
      }
      func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool {
        dateComponents?.day != 13
      }
    }
    let delegate = Delegate(), selection = UICalendarSelectionSingleDate(delegate: delegate)
    view.selectionBehavior = selection
    screen.settle()
    try tap(name(14))
    #expect(selection.selectedDate?.day == 14 && selection.selectedDate?.month == 6)
    screen.settle()
    try tap(name(13))
    #expect(selection.selectedDate?.day == 14, "the delegate does not allow the 13th")
    try tap(name(14))
    #expect(selection.selectedDate == nil && delegate.log == [14, nil])
    selection.setSelected(day(20), animated: false)
    #expect(try screen.element(.label(name(20))).view.accessibilityTraits.contains(.selected) == true)
  }

  @Test func severalDaysAreSelectedAndDeselected() throws {
    final class Delegate: NSObject, UICalendarSelectionMultiDateDelegate {
      var log: [String] = []
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
        log.append("+\(dateComponents.day ?? 0)")
      }
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
        log.append("-\(dateComponents.day ?? 0)")
      }
      func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        dateComponents.day != 5
      }
    }
    let delegate = Delegate(), selection = UICalendarSelectionMultiDate(delegate: delegate)
    selection.selectedDates = [day(5)]
    view.selectionBehavior = selection
    screen.settle()
    try tap(name(6))
    try tap(name(5))
    try tap(name(6))
    #expect(delegate.log == ["+6", "-6"] && selection.selectedDates.map(\.day) == [5])
  }

  @Test func aTapSelectsTheWeek() throws {
    final class Delegate: NSObject, UICalendarSelectionWeekOfYearDelegate {
      var week: Int?
      func week(ofYearSelection selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?) {
        week = weekOfYearComponents?.weekOfYear
      }
    }
    let delegate = Delegate(), selection = UICalendarSelectionWeekOfYear(delegate: delegate)
    view.selectionBehavior = selection
    screen.settle()
    try tap(name(14))
    #expect(delegate.week != nil && selection.selectedWeekOfYear?.weekOfYear == delegate.week)
    for day in [12, 18] {
      #expect(try screen.element(.label(name(day))).view.accessibilityTraits.contains(.selected) == true)
    }
    #expect(try screen.element(.label(name(19))).view.accessibilityTraits.contains(.selected) == false)
  }

  @Test func decorationsAreBelowTheirDays() throws {
    final class Delegate: NSObject, UICalendarViewDelegate {
      var marked = 1
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      func calendarView(_ calendarView: UICalendarView, decorationFor dateComponents: DateComponents) -> UICalendarView.Decoration? {
        dateComponents.day == marked ? .customView { [view] in view } : nil
      }
    }
    let delegate = Delegate()
    view.delegate = delegate
    screen.settle()
    let first = try screen.element(.label(name(1))).view
    #expect(
      delegate.view.superview === view.days && delegate.view.frame.midX == first.frame.midX && delegate.view.frame.minY >= first.frame.maxY)
    delegate.marked = 2
    view.reloadDecorations(forDateComponents: [day(1), day(2)], animated: false)
    screen.settle()
    let second = try screen.element(.label(name(2))).view
    #expect(delegate.view.frame.midX == second.frame.midX)
    view.wantsDateDecorations = false
    #expect(delegate.view.superview == nil)
  }

  @Test func daysOutsideOfTheRangeCannotBeSelected() throws {
    let calendar = view.calendar
    let start = try #require(calendar.date(from: day(10))), end = try #require(calendar.date(from: day(20)))
    view.availableDateRange = DateInterval(start: start, end: end)
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    view.selectionBehavior = selection
    screen.settle()
    try tap(name(9))
    #expect(selection.selectedDate == nil)
    try tap(name(10))
    #expect(selection.selectedDate?.day == 10)
    #expect((try screen.element(.label("Next month")).view as? UIButton)?.isEnabled == false)
  }
}
