/// The dates that a date picker offers, and their formats.
struct DateSettings: Equatable {
  var mode: UIDatePicker.Mode
  /// The calendar with its locale and time zone.
  var calendar: Calendar
  var locale: Locale
  var minimum: Date?
  var maximum: Date?
  /// The minutes between two choices; divides 60.
  var minuteInterval = 1

  /// Returns the nearest allowed date. The limits are ignored if the minimum is later than the maximum.
  func clamped(_ date: Date) -> Date {
    guard mode != .countDownTimer else { return date }
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  func allows(_ date: Date) -> Bool { clamped(date) == date }

  /// Returns whether any moment of the day is allowed.
  func allowsDay(_ start: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }

  /// Rounds a date down to a multiple of the minute interval.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let seconds = calendar.component(.second, from: date)
    return date.addingTimeInterval(-Double((minute % minuteInterval) * 60 + seconds))
  }

  /// Returns a formatter for a template of pattern letters such as "yMMMd".
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Whether the locale uses a 12-hour clock.
  var hasPeriods: Bool { Self.pattern("j", locale).contains("a") }

  static func pattern(_ template: String, _ locale: Locale) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
  }

  /// Returns the order of day, month and year in the locale, for a template of pattern letters.
  func dateOrder(of letters: String) -> [Character] {
    var order: [Character] = []
    for letter in Self.pattern(letters, locale) {
      let kind: Character? =
        switch letter {
        case "d": "d"
        case "M", "L": "M"
        case "y", "u", "U", "r": "y"
        default: nil
        }
      if let kind, !order.contains(kind) { order.append(kind) }
    }
    return order
  }

  /// Returns the first moment of a day.
  func dayStart(_ date: Date) -> Date { calendar.startOfDay(for: date) }
}
