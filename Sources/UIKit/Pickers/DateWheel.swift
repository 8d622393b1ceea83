/// The columns of a date picker's wheels: the titles of their rows and the dates that rows stand for.
struct DateWheel {
  enum Column: Equatable {
    case day, month, year
    /// Days with their names, centered on `origin`.
    case date
    case hour, minute
    /// AM and PM.
    case period
    /// The parts of a duration.
    case hours, minutes
  }

  /// The number of repetitions in columns that scroll without a visible end.
  private static let rounds = 200
  private static let dayCount = 20_000
  private static let yearCount = 10_000

  let settings: DateSettings
  let columns: [Column]
  /// The day in the middle of the `date` column.
  let origin: Date
  /// The day that is titled "Today".
  let today: Date

  private let dayFormatter: DateFormatter
  private let monthNames: [String]
  private let periods: [String]

  init(_ settings: DateSettings, around date: Date, today: Date) {
    self.settings = settings
    origin = settings.dayStart(date)
    self.today = settings.dayStart(today)
    dayFormatter = settings.formatter("EEEMMMd")
    dayFormatter.dateFormat = dayFormatter.dateFormat.replacingOccurrences(of: ",", with: "")  // "Wed Nov 22"
    let months = settings.formatter("MMMM")
    monthNames = months.standaloneMonthSymbols
    periods = [months.amSymbol, months.pmSymbol]
    let time: [Column] = settings.hasPeriods ? [.hour, .minute, .period] : [.hour, .minute]
    columns =
      switch settings.mode {
      case .time: time
      case .dateAndTime: [.date] + time
      case .countDownTimer: [.hours, .minutes]
      case .date: settings.dateOrder(of: "yMMMMd").map { $0 == "d" ? .day : $0 == "M" ? .month : .year }
      case .yearAndMonth: settings.dateOrder(of: "yMMMM").map { $0 == "M" ? .month : .year }
      }
  }

  private var minuteCount: Int { 60 / settings.minuteInterval }

  /// Returns the number of different values in a column.
  private func valueCount(_ column: Column) -> Int {
    switch column {
    case .day: 31
    case .month: max(monthNames.count, 1)
    case .year: Self.yearCount
    case .date: Self.dayCount
    case .hour, .hours: 24
    case .minute, .minutes: minuteCount
    case .period: 2
    }
  }

  private func repeats(_ column: Column) -> Bool {
    switch column {
    case .day, .month, .hour, .minute: true
    default: false
    }
  }

  func rowCount(_ column: Column) -> Int { valueCount(column) * (repeats(column) ? Self.rounds : 1) }

  private func value(_ row: Int, _ column: Column) -> Int { row % max(valueCount(column), 1) }

  /// Returns the row of a value, as close as possible to the current row.
  private func row(_ value: Int, _ column: Column, near row: Int?) -> Int {
    let count = valueCount(column)
    guard repeats(column) else { return min(max(value, 0), count - 1) }
    let near = row ?? count * Self.rounds / 2
    var best = near - self.value(near, column) + value
    if best - near > count / 2 { best -= count }
    if near - best > count / 2 { best += count }
    return min(max(best, value), count * (Self.rounds - 1) + value)
  }

  // MARK: Titles

  func title(_ row: Int, _ column: Column) -> String {
    let value = value(row, column)
    switch column {
    case .day: return "\(value + 1)"
    case .month: return monthNames.indices.contains(value) ? monthNames[value] : "\(value + 1)"
    case .year: return "\(value + 1)"
    case .date: return day(value).map { $0 == today ? "Today" : dayFormatter.string(from: $0) } ?? ""
    case .hour: return settings.hasPeriods ? "\((value + 11) % 12 + 1)" : String(format: "%02d", value)
    case .minute: return String(format: "%02d", value * settings.minuteInterval)
    case .period: return periods[value]
    case .hours: return value == 1 ? "1 hour" : "\(value) hours"
    case .minutes: return "\(value * settings.minuteInterval) min"
    }
  }

  /// Returns the width of a column in points.
  func width(_ column: Column) -> CGFloat {
    switch column {
    case .day: 52
    case .month: 140
    case .year: 76
    case .date: 134
    case .hour, .minute: 46
    case .period: 52
    case .hours, .minutes: 130
    }
  }

  func alignment(_ column: Column) -> NSTextAlignment {
    switch column {
    case .month: columns.first == .month ? .left : .center
    case .date, .day, .hour, .minute: .right
    default: .center
    }
  }

  private func day(_ value: Int) -> Date? {
    settings.calendar.date(byAdding: .day, value: value - Self.dayCount / 2, to: origin)
  }

  // MARK: Dates

  /// - Parameter rows: the current rows; empty at first.
  func rows(for date: Date, duration: TimeInterval, near rows: [Int]) -> [Int] {
    let parts = settings.calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let hour = parts.hour ?? 0
    let minutes = Int(min(max(duration, 0), 86_399) / 60)
    return columns.enumerated().map { index, column in
      let value =
        switch column {
        case .day: (parts.day ?? 1) - 1
        case .month: (parts.month ?? 1) - 1
        case .year: (parts.year ?? 1) - 1
        case .date:
          (settings.calendar.dateComponents([.day], from: origin, to: settings.dayStart(date)).day ?? 0) + Self.dayCount / 2
        case .hour: hour
        case .minute: (parts.minute ?? 0) / settings.minuteInterval
        case .period: hour < 12 ? 0 : 1
        case .hours: minutes / 60
        case .minutes: minutes % 60 / settings.minuteInterval
        }
      return row(value, column, near: rows.indices.contains(index) ? rows[index] : nil)
    }
  }

  /// Returns the date that rows stand for. Days beyond the end of a month become its last day.
  /// - Parameters:
  ///   - date: supplies the components without a column.
  ///   - changed: the column that was turned. The period column changes the hour only if it was turned itself; otherwise the period follows
  ///     the hour.
  func date(_ rows: [Int], from date: Date, changed: Int) -> Date {
    let calendar = settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    for (column, row) in zip(columns, rows) {
      let value = value(row, column)
      switch column {
      case .day: parts.day = value + 1
      case .month: parts.month = value + 1
      case .year: parts.year = value + 1
      case .date:
        guard let day = day(value) else { continue }
        let own = calendar.dateComponents([.era, .year, .month, .day], from: day)
        (parts.era, parts.year, parts.month, parts.day) = (own.era, own.year, own.month, own.day)
      case .hour: parts.hour = value
      case .minute: parts.minute = value * settings.minuteInterval
      case .period:
        guard columns.indices.contains(changed), columns[changed] == .period else { continue }
        parts.hour = (parts.hour ?? 0) % 12 + value * 12
      case .hours, .minutes: continue
      }
    }
    let day = parts.day ?? 1
    parts.day = 1
    if let first = calendar.date(from: parts), let days = calendar.range(of: .day, in: .month, for: first) {
      parts.day = min(day, days.count)
    }
    return calendar.date(from: parts) ?? date
  }

  /// Returns the duration in seconds, at least one minute interval.
  func duration(_ rows: [Int]) -> TimeInterval {
    var minutes = 0
    for (column, row) in zip(columns, rows) {
      if column == .hours { minutes += value(row, column) * 60 }
      if column == .minutes { minutes += value(row, column) * settings.minuteInterval }
    }
    return TimeInterval(max(minutes, settings.minuteInterval) * 60)
  }

  /// Returns whether a row of a column is allowed, with the other columns as in `date`.
  func isAllowed(_ row: Int, _ column: Column, with date: Date) -> Bool {
    guard settings.minimum != nil || settings.maximum != nil || column == .day else { return true }
    let value = value(row, column), calendar = settings.calendar
    switch column {
    case .day:
      guard let days = calendar.range(of: .day, in: .month, for: date), value < days.count else { return false }
      return calendar.date(bySetting: .day, to: value + 1, of: date).map { settings.allowsDay(settings.dayStart($0)) } ?? true
    case .date: return day(value).map { settings.allowsDay($0) } ?? true
    case .year:
      let minimum = settings.minimum.map { calendar.component(.year, from: $0) } ?? Int.min
      let maximum = settings.maximum.map { calendar.component(.year, from: $0) } ?? Int.max
      return minimum <= value + 1 && value + 1 <= maximum
    default: return true
    }
  }
}

extension Calendar {
  /// Returns the date with one component replaced.
  fileprivate func date(bySetting component: Component, to value: Int, of date: Date) -> Date? {
    var parts = dateComponents([.era, .year, .month, .day, .hour, .minute], from: date)
    parts.setValue(value, for: component)
    return self.date(from: parts)
  }
}
