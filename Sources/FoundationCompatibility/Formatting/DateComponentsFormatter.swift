/// Formats a duration: "1:10", "1h 10m", "1 hour, 10 minutes" (Apple: DateComponentsFormatter).
///
/// The English texts are the same as Apple's. In other languages the words for weeks and shorter units come from Foundation's locale data,
/// those for years and months from `DurationWords`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Sendable, as `Formatter` requires on Linux. Like Foundation's formatters, it must be configured before several threads use it.
  public enum UnitsStyle: Int, Sendable {
    /// "1:10".
    case positional
    /// "1h 10m".
    case abbreviated
    /// "1 hr, 10 min".
    case short
    /// "1 hour, 10 minutes".
    case full
    /// "one hour, ten minutes".
    case spellOut
    /// "1hr 10min".
    case brief
  }

  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Positional texts drop leading zeros and pad the other numbers; other styles drop all units that are zero.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional
  /// The units of the text. If empty, those that the components contain, or all from years to seconds.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent
  /// Has no effect, as on Apple's systems.
  open var allowsFractionalUnits = false
  /// The largest number of units in the text; 0 for no limit.
  open var maximumUnitCount = 0
  /// Whether a largest unit with the value 1 is converted to the next smaller unit: "63s" instead of "1m 3s".
  open var collapsesLargestUnit = false
  /// Whether the text begins with "About", as in "About 5 minutes".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining", as in "5 minutes remaining".
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown
  /// The date at which the duration begins, since months have different lengths. If nil, the current date.
  open var referenceDate: Date?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    let given = DurationUnit.allCases.filter { $0.value(in: components) != nil }
    let units = allowedUnits.isEmpty ? given : DurationUnit.units(allowedUnits)
    let calendar = universal(components.calendar ?? calendar)
    // Components in other units than the allowed ones are converted with the calendar.
    if units == given, !calendarIsNeeded(components, units) { return text(units, units.map { $0.value(in: components) ?? 0 }, calendar) }
    var amounts = DateComponents()
    for unit in given {
      let value = unit.value(in: components) ?? 0
      if unit == .week {
        amounts.day = (amounts.day ?? 0) + value * 7
      } else {
        unit.set((unit.value(in: amounts) ?? 0) + value, in: &amounts)
      }
    }
    let start = referenceDate ?? Date()
    return calendar.date(byAdding: amounts, to: start).flatMap { text(from: start, to: $0, units, calendar) }
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    text(from: startDate, to: endDate, unitsOrAll, calendar ?? .posix)
  }

  open func string(from ti: TimeInterval) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: Date().timeIntervalSinceReferenceDate.rounded(.down))
    return text(from: start, to: start.addingTimeInterval(ti.rounded(.towardZero)), unitsOrAll, universal(calendar))
  }

  open override func string(for obj: Any) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) } ?? (obj as? NSDateComponents).flatMap { string(from: $0 as DateComponents) }
  }

  private var unitsOrAll: [DurationUnit] { allowedUnits.isEmpty ? DurationUnit.allCases : DurationUnit.units(allowedUnits) }

  /// Returns a calendar in GMT, where an hour always has sixty minutes.
  private func universal(_ calendar: Calendar?) -> Calendar {
    var result = calendar ?? .posix
    result.timeZone = .gmt
    return result
  }

  /// Whether a value exceeds its unit while the next larger unit is shown, such as 70 minutes if hours are shown.
  private func calendarIsNeeded(_ components: DateComponents, _ units: [DurationUnit]) -> Bool {
    units.dropFirst().contains { abs($0.value(in: components) ?? 0) >= $0.limit }
  }

  private func text(from start: Date, to end: Date, _ units: [DurationUnit], _ calendar: Calendar) -> String? {
    var requested = Set(units.map(\.component))
    // Weeks are computed from days.
    if units.contains(.week) { requested.insert(.day) }
    var found = calendar.dateComponents(requested.subtracting([.weekOfMonth]), from: start, to: end)
    if units.contains(.week) {
      let days = found.day ?? 0
      found.weekOfMonth = days / 7
      found.day = units.contains(.day) ? days % 7 : nil
    }
    return text(units, units.map { $0.value(in: found) ?? 0 }, calendar)
  }

  private func text(_ units: [DurationUnit], _ values: [Int], _ calendar: Calendar) -> String? {
    var parts = zip(units, values).map { DurationPart(unit: $0, value: abs($1)) }
    guard !parts.isEmpty else { return nil }
    let isNegative = values.contains { $0 < 0 }
    if collapsesLargestUnit { DurationPart.collapseLargest(&parts) }
    DurationPart.dropZeros(&parts, behavior, isPositional: unitsStyle == .positional)
    if maximumUnitCount > 0 {
      parts = Array(parts.prefix(maximumUnitCount))
      if behavior.contains(.dropTrailing), unitsStyle != .positional { DurationPart.dropTrailing(&parts) }
    }
    let words = DurationWords(locale: calendar.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .autoupdatingCurrent)
    let text = words.text(parts, unitsStyle, pads: behavior.contains(.pad), padsFirst: zeroFormattingBehavior.contains(.pad))
    return words.phrase(
      (isNegative ? "-" : "") + text, isApproximate: includesApproximationPhrase, isRemaining: includesTimeRemainingPhrase,
      isInSentence: formattingContext == .middleOfSentence)
  }

  private var behavior: ZeroFormattingBehavior {
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? [.dropLeading, .pad] : .dropAll
  }
}

extension Calendar {
  fileprivate static var posix: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US_POSIX")
    return calendar
  }
}
