import CoreGraphics
import Foundation
import Testing
import VitrineTesting

@testable import UIKit

@Suite(.serialized) @MainActor struct DatePickerTests {
  private let screen = HeadlessScreen(size: CGSize(width: 375, height: 667), scale: 1)
  /// 22 November 2023, 9:41:00 in London.
  private let morning = Date(timeIntervalSince1970: 1_700_646_060)

  private func settings(_ mode: UIDatePicker.Mode, _ locale: String = "en_US") -> DateSettings {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.locale = Locale(identifier: locale)
    return DateSettings(mode: mode, calendar: calendar, locale: Locale(identifier: locale))
  }

  private func picker(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode = .dateAndTime) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = morning
    return picker
  }

  @Test func columnsFollowTheLocale() {
    #expect(DateWheel(settings(.date), around: morning, today: morning).columns == [.month, .day, .year])
    #expect(DateWheel(settings(.date, "de_DE"), around: morning, today: morning).columns == [.day, .month, .year])
    #expect(DateWheel(settings(.date, "ko_KR"), around: morning, today: morning).columns == [.year, .month, .day])
    #expect(DateWheel(settings(.time), around: morning, today: morning).columns == [.hour, .minute, .period])
    #expect(DateWheel(settings(.time, "fr_FR"), around: morning, today: morning).columns == [.hour, .minute])
  }

  @Test(arguments: [UIDatePicker.Mode.time, .date, .dateAndTime])
  func rowsStandForTheDateTheyWereMadeOf(_ mode: UIDatePicker.Mode) {
    for locale in ["en_US", "de_DE", "ko_KR"] {
      let wheel = DateWheel(settings(mode, locale), around: morning, today: morning)
      let rows = wheel.rows(for: morning, duration: 0, near: [])
      #expect(wheel.date(rows, from: morning, changed: 0) == morning)
    }
  }

  @Test func aShortMonthTakesItsLastDay() {
    let wheel = DateWheel(settings(.date), around: morning, today: morning)
    var rows = wheel.rows(for: morning, duration: 0, near: [])
    rows[1] += 9  // the 31st of November
    let date = wheel.date(rows, from: morning, changed: 1)
    #expect(wheel.settings.calendar.component(.day, from: date) == 30)
    #expect(!wheel.isAllowed(rows[1], .day, with: morning))
  }

  @Test func halfDaysFollowTheHour() {
    let wheel = DateWheel(settings(.time), around: morning, today: morning)
    var rows = wheel.rows(for: morning, duration: 0, near: [])
    rows[0] += 5
    #expect(wheel.settings.calendar.component(.hour, from: wheel.date(rows, from: morning, changed: 0)) == 14)
    rows[0] -= 5
    rows[2] = 1
    #expect(wheel.settings.calendar.component(.hour, from: wheel.date(rows, from: morning, changed: 2)) == 21)
  }

  @Test func limitsAndIntervalsHold() {
    let picker = picker(.wheels)
    picker.minuteInterval = 15
    #expect(picker.date == morning.addingTimeInterval(-11 * 60))
    picker.maximumDate = morning.addingTimeInterval(-86_400)
    #expect(picker.date == picker.maximumDate)
    picker.minuteInterval = 7
    #expect(picker.minuteInterval == 15)
    picker.countDownDuration = .infinity
    picker.datePickerMode = .countDownTimer
    picker.countDownDuration = 3_725
    #expect(picker.countDownDuration == 3_720 && picker.datePickerStyle == .wheels)
  }

  @Test func aTurnedWheelSendsAnEvent() {
    let picker = picker(.wheels)
    picker.frame = CGRect(x: 0, y: 0, width: 375, height: 216)
    var dates: [Date] = []
    picker.addAction(UIAction { _ in dates.append(picker.date) }, for: .valueChanged)
    screen.show(picker)
    screen.settle()
    // The next row in the column of minutes.
    screen.tap(at: CGPoint(x: 248, y: 108 + 32))
    screen.advance(by: 1)
    #expect(dates == [morning.addingTimeInterval(60)])
  }

  @Test func aTapInTheCalendarChoosesADay() {
    let picker = picker(.inline, .date)
    picker.frame = CGRect(x: 0, y: 0, width: 343, height: 334)
    var count = 0
    picker.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.show(picker)
    screen.settle()
    // Thursday the 23rd is in the fourth week.
    screen.tap(at: CGPoint(x: 8 + 46.7 * 4.5, y: 44 + 20 + 44 * 3.5))
    #expect(picker.date == morning.addingTimeInterval(86_400) && count == 1)
    // Showing the next month selects nothing.
    screen.tap(at: CGPoint(x: 343 - 28, y: 22))
    screen.advance(by: 0.5)
    #expect(count == 1)
  }

  @Test func theCompactOneOpensACalendar() {
    let picker = picker(.compact)
    picker.frame.origin = CGPoint(x: 60, y: 80)
    picker.sizeToFit()
    screen.show(picker)
    screen.settle()
    #expect(picker.bounds.height > 34 && picker.bounds.width > 180)
    screen.tap(at: CGPoint(x: 90, y: 97))
    screen.advance(by: 1)
    #expect(screen.window.rootViewController?.presentedViewController?.popoverPresentationController != nil)
  }

  @Test func aNarrowCompactOneStaysWithinItsBounds() {
    for mode in [UIDatePicker.Mode.date, .dateAndTime] {
      let picker = picker(.compact, mode)
      picker.frame = CGRect(x: 20, y: 80, width: 90, height: 34)
      screen.show(picker)
      screen.settle()
      let pills = picker.subviews.flatMap(\.subviews).filter { !$0.isHidden }
      #expect(pills.count == (mode == .date ? 1 : 2))
      for pill in pills {
        let place = pill.convert(pill.bounds, to: picker)
        #expect(place.minX >= 0 && place.maxX <= 90 && place.width > 20)
      }
    }
  }

  @Test func theCalendarOfTheCompactOneHasABackground() throws {
    let picker = picker(.compact)
    picker.frame.origin = CGPoint(x: 60, y: 80)
    picker.sizeToFit()
    screen.show(picker)
    screen.window.rootViewController?.view.backgroundColor = .systemRed
    screen.settle()
    screen.tap(at: CGPoint(x: 90, y: 97))
    screen.advance(by: 1)
    let content = try #require(screen.window.rootViewController?.presentedViewController?.view)
    let corner = content.convert(CGPoint(x: 30, y: 3), to: nil)
    #expect(screen.color(at: corner) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func aMonthHasItsWeeks() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    calendar.firstWeekday = 1
    let grid = MonthGrid(of: morning, in: calendar)
    #expect(grid.weekCount == 5 && grid.days.firstIndex { $0 != nil } == 3)
    calendar.firstWeekday = 2
    #expect(MonthGrid(of: morning, in: calendar).days.firstIndex { $0 != nil } == 2)
  }
}
