/// Formats a time relative to another: "2 hours ago", "in 3 days", "yesterday" (Apple: RelativeDateTimeFormatter).
///
/// The words come from Foundation's locale data and are available in all its languages.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Sendable, as `Formatter` requires on Linux. Like Foundation's formatters, it must be configured before several threads use it.
  public enum DateTimeStyle: Int, Sendable {
    /// "1 day ago".
    case numeric = 0
    /// "yesterday".
    case named
  }

  public enum UnitsStyle: Int, Sendable {
    /// "2 months ago".
    case full = 0
    /// "two months ago".
    case spellOut
    /// "2 mo. ago".
    case short
    /// "2mo ago".
    case abbreviated
  }

  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = .autoupdatingCurrent
  open var locale: Locale! = .autoupdatingCurrent

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Formats the largest unit that is not zero; smaller units are ignored.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let weeks = (dateComponents.weekOfMonth ?? 0) + (dateComponents.weekOfYear ?? 0)
    let units: [(Unit, Int?)] = [
      (.year, dateComponents.year), (.month, dateComponents.month), (.week, weeks), (.day, dateComponents.day),
      (.hour, dateComponents.hour),
      (.minute, dateComponents.minute), (.second, dateComponents.second),
    ]
    let largest = units.first { $0.1 ?? 0 != 0 } ?? units.last { $0.1 != nil && ($0.0 != .week || weeks != 0) }
    return text(largest?.0 ?? .second, largest?.1 ?? 0)
  }

  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let now = Date()
    return localizedString(for: now.addingTimeInterval(timeInterval), relativeTo: now)
  }

  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let calendar: Calendar = calendar ?? .autoupdatingCurrent
    var parts = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: referenceDate, to: date)
    parts.weekOfMonth = (parts.day ?? 0) / 7
    return localizedString(from: parts)
  }

  /// - Parameter obj: a date, which is formatted relative to the current date.
  open override func string(for obj: Any) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }

  private enum Unit {
    case year, month, week, day, hour, minute, second

    var field: Date.RelativeFormatStyle.Field {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .week
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }

    var component: Calendar.Component {
      switch self {
      case .year: .year
      case .month: .month
      case .week: .weekOfYear
      case .day: .day
      case .hour: .hour
      case .minute: .minute
      case .second: .second
      }
    }
  }

  /// Returns the text for an amount of a unit. Foundation formats only dates, so it formats two dates with that distance.
  private func text(_ unit: Unit, _ amount: Int) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let end = calendar.date(byAdding: unit.component, value: amount, to: start) ?? start
    let style = Date.AnchoredRelativeFormatStyle(
      anchor: end, allowedFields: [unit.field], presentation: dateTimeStyle == .named ? .named : .numeric, unitsStyle: width,
      locale: locale ?? .autoupdatingCurrent, calendar: calendar, capitalizationContext: capitalization)
    return style.format(start)
  }

  private var width: Date.RelativeFormatStyle.UnitsStyle {
    switch unitsStyle {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }

  private var capitalization: FormatStyleCapitalizationContext {
    switch formattingContext {
    case .standalone: .standalone
    case .listItem: .listItem
    case .beginningOfSentence: .beginningOfSentence
    case .middleOfSentence: .middleOfSentence
    default: .unknown
    }
  }
}
