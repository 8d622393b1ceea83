/// The words for durations in a language.
struct DurationWords {
  let locale: Locale

  private var language: String { locale.language.languageCode?.identifier ?? "en" }
  private var isEnglish: Bool { language == "en" }

  func text(_ parts: [DurationPart], _ style: DateComponentsFormatter.UnitsStyle, pads: Bool, padsFirst: Bool) -> String {
    if style == .positional { return positional(parts, pads: pads, padsFirst: padsFirst) }
    return join(parts.map { text($0, style) }, style)
  }

  /// Adds "About" and "remaining" to a text, as in "About 5 minutes remaining". Only in English; other languages have the text alone.
  func phrase(_ text: String, isApproximate: Bool, isRemaining: Bool, isInSentence: Bool) -> String {
    guard isEnglish else { return text }
    return (isApproximate ? (isInSentence ? "about " : "About ") : "") + text + (isRemaining ? " remaining" : "")
  }

  // MARK: Positional style

  /// Returns a text like "2d 1:05:00": colons between hours, minutes and seconds, letters for larger units.
  private func positional(_ parts: [DurationPart], pads: Bool, padsFirst: Bool) -> String {
    let large = parts.filter { !$0.unit.isBetweenColons }.map { text($0, .abbreviated) }
    let small = parts.filter(\.unit.isBetweenColons)
    let digits = small.enumerated().map { index, part in
      let isPadded = pads && (index > 0 || padsFirst) && small.count > 1 || padsFirst
      return number(part.value, digits: isPadded ? 2 : 1)
    }
    return (large + (digits.isEmpty ? [] : [digits.joined(separator: ":")])).joined(separator: " ")
  }

  private func number(_ value: Int, digits: Int = 1) -> String {
    value.formatted(.number.precision(.integerLength(digits...)).grouping(digits > 1 ? .never : .automatic).locale(locale))
  }

  // MARK: Other styles

  private func text(_ part: DurationPart, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let plain = isEnglish ? english(part, style) : translated(part, style)
    guard style == .spellOut else { return plain }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    guard let spelled = formatter.string(from: NSNumber(value: part.value)) else { return plain }
    return plain.replacingOccurrences(of: number(part.value), with: spelled)
  }

  private func english(_ part: DurationPart, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let isOne = part.value == 1
    let amount = number(part.value)
    switch style {
    case .abbreviated, .positional: return amount + ["y", "mo", "w", "d", "h", "m", "s"][part.unit.rawValue]
    case .full, .spellOut: return "\(amount) \(part.unit)\(isOne ? "" : "s")"
    case .short, .brief:
      let names = isOne ? ["yr", "mth", "wk", "day", "hr", "min", "sec"] : ["yrs", "mths", "wks", "days", "hr", "min", "sec"]
      return amount + (style == .short ? " " : "") + names[part.unit.rawValue]
    }
  }

  private func translated(_ part: DurationPart, _ style: DateComponentsFormatter.UnitsStyle) -> String {
    let lengths: [DurationUnit: (seconds: Int, unit: Duration.UnitsFormatStyle.Unit)] = [
      .week: (604_800, .weeks), .day: (86_400, .days), .hour: (3_600, .hours), .minute: (60, .minutes), .second: (1, .seconds),
    ]
    if let length = lengths[part.unit] {
      return Duration.seconds(part.value * length.seconds).formatted(
        .units(allowed: [length.unit], width: width(style), zeroValueUnits: .show(length: 1)).locale(locale))
    }
    guard let words = Self.longUnits[language] else { return english(part, style) }
    let word = part.unit == .year ? words.year : words.month
    return number(part.value) + words.gap + (part.value == 1 ? word.one : word.many)
  }

  private func width(_ style: DateComponentsFormatter.UnitsStyle) -> Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .positional, .abbreviated: .narrow
    case .short: .abbreviated
    case .brief: .condensedAbbreviated
    case .full, .spellOut: .wide
    }
  }

  private func join(_ texts: [String], _ style: DateComponentsFormatter.UnitsStyle) -> String {
    if isEnglish { return texts.joined(separator: [.abbreviated, .brief].contains(style) ? " " : ", ") }
    guard texts.count > 1 else { return texts.first ?? "" }
    let gaps = separators(style)
    return texts.dropFirst().dropLast().reduce(texts[0]) { $0 + gaps.between + $1 } + gaps.last + texts[texts.count - 1]
  }

  /// Returns the language's separators between units. They are found by comparing a text with three units to the known texts of the single
  /// units.
  private func separators(_ style: DateComponentsFormatter.UnitsStyle) -> (between: String, last: String) {
    let parts = [DurationUnit.hour, .minute, .second].map { translated(DurationPart(unit: $0, value: 7), style) }
    let whole = Duration.seconds(7 * 3_661).formatted(.units(allowed: [.hours, .minutes, .seconds], width: width(style)).locale(locale))
    guard let first = whole.range(of: parts[0]), let second = whole.range(of: parts[1], range: first.upperBound..<whole.endIndex),
      let third = whole.range(of: parts[2], range: second.upperBound..<whole.endIndex)
    else { return (", ", ", ") }
    return (String(whole[first.upperBound..<second.lowerBound]), String(whole[second.upperBound..<third.lowerBound]))
  }

  private struct LongUnits {
    var year: (one: String, many: String)
    var month: (one: String, many: String)
    var gap = " "
  }

  /// The words for years and months, which Foundation's durations lack. Languages that are not listed use the English words.
  private static let longUnits: [String: LongUnits] = [
    "da": LongUnits(year: ("år", "år"), month: ("måned", "måneder")), "de": LongUnits(year: ("Jahr", "Jahre"), month: ("Monat", "Monate")),
    "es": LongUnits(year: ("año", "años"), month: ("mes", "meses")),
    "fr": LongUnits(year: ("an", "ans"), month: ("mois", "mois"), gap: "\u{a0}"),
    "it": LongUnits(year: ("anno", "anni"), month: ("mese", "mesi")), "ja": LongUnits(year: ("年", "年"), month: ("か月", "か月"), gap: ""),
    "ko": LongUnits(year: ("년", "년"), month: ("개월", "개월"), gap: ""), "nb": LongUnits(year: ("år", "år"), month: ("måned", "måneder")),
    "nl": LongUnits(year: ("jaar", "jaar"), month: ("maand", "maanden")), "pt": LongUnits(year: ("ano", "anos"), month: ("mês", "meses")),
    "sv": LongUnits(year: ("år", "år"), month: ("månad", "månader")), "zh": LongUnits(year: ("年", "年"), month: ("个月", "个月"), gap: ""),
  ]
}
