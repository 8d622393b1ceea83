/// What a date picker lets people choose, and how it is written.
struct DateSettings: Equatable {
  var mode: UIDatePicker.Mode
  /// Has the locale and the time zone.
  var calendar: Calendar
  var locale: Locale
  var minimum: Date?
  var maximum: Date?
  /// Minutes from one choice to the next; divides 60.
  var minuteInterval = 1

  /// The nearest date that may be chosen. Limits in the wrong order do not count.
  func clamped(_ date: Date) -> Date {
    guard mode != .countDownTimer else { return date }
    if let minimum, let maximum, minimum > maximum { return date }
    if let minimum, date < minimum { return minimum }
    if let maximum, date > maximum { return maximum }
    return date
  }

  func allows(_ date: Date) -> Bool { clamped(date) == date }

  /// Whether some moment of the day may be chosen.
  func allowsDay(_ start: Date) -> Bool {
    let end = calendar.date(byAdding: .day, value: 1, to: start) ?? start
    if let minimum, end <= minimum { return false }
    if let maximum, start > maximum { return false }
    return true
  }

  /// Down to a minute that the interval leads to.
  func rounded(_ date: Date) -> Date {
    guard minuteInterval > 1 else { return date }
    let minute = calendar.component(.minute, from: date)
    let seconds = calendar.component(.second, from: date)
    return date.addingTimeInterval(-Double((minute % minuteInterval) * 60 + seconds))
  }

  /// A formatter for a template of letters such as "yMMMd".
  func formatter(_ template: String) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.calendar = calendar
    formatter.locale = locale
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(template)
    return formatter
  }

  /// Whether the locale counts hours to 12.
  var hasPeriods: Bool { Self.pattern("j", locale).contains("a") }

  static func pattern(_ template: String, _ locale: Locale) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
  }

  /// Day, month and year in the order of the locale.
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

  /// Of the first moment of a day.
  func dayStart(_ date: Date) -> Date { calendar.startOfDay(for: date) }
}
