/// The weeks of a month in a calendar.
struct MonthGrid: Equatable {
  /// The first moments of the days, week by week; nil before the first day and after the last.
  let days: [Date?]
  let firstDay: Date

  var weekCount: Int { days.count / 7 }

  /// Creates the grid of the month that contains `date`.
  init(of date: Date, in calendar: Calendar) {
    let first = calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? calendar.startOfDay(for: date)
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 30
    let lead = (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: lead)
    for day in 0..<count { days.append(calendar.date(byAdding: .day, value: day, to: first)) }
    while days.count % 7 != 0 { days.append(nil) }
    self.days = days
    firstDay = first
  }

  /// Returns the short weekday names, starting with the first weekday of the calendar.
  static func weekdays(_ settings: DateSettings) -> [String] {
    let names = settings.formatter("EEE").shortStandaloneWeekdaySymbols
    guard names.count == 7 else { return names }
    let first = settings.calendar.firstWeekday - 1
    return (0..<7).map { names[($0 + first) % 7].uppercased() }
  }
}
