import CHostLocale
import Foundation
import FoundationCompatibility

// Functions of Foundation that this executable takes the place of. Foundation on Linux has no setting for the locale (that of Swift 6.3 does
// not even read LANG), and `--locale` needs one that can change while the program runs. The dynamic linker looks a function of another library
// up in the executable first, so the code of a project and Foundation itself call these. They must not call what they replace other than
// through `Original`, and the executable cannot be linked with Foundation statically. `LookTests` fails if they are not called.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _vitrineCurrentLocale() -> Locale { LocaleSetting.current ?? Original.locale("$s20FoundationEssentials6LocaleV7currentACvgZ") }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingLocale() -> Locale {
  LocaleSetting.current ?? Original.locale("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
}

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _vitrinePreferredLanguages() -> [String] {
  LocaleSetting.current.map { [$0.identifier(.bcp47)] } ?? Original.languages("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
}

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _vitrineCurrentCalendar() -> Calendar {
  LocaleSetting.current.map(Original.calendar(of:)) ?? Original.calendar("$s20FoundationEssentials8CalendarV7currentACvgZ")
}

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingCalendar() -> Calendar {
  LocaleSetting.current.map(Original.calendar(of:)) ?? Original.calendar("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
}

/// Foundation's own functions.
private enum Original {
  static func locale(_ symbol: String) -> Locale { value(symbol) ?? Locale(identifier: "en_001") }

  static func languages(_ symbol: String) -> [String] {
    let words = vitrine_next(symbol)
    guard let first = words.first else { return ["en-001"] }
    return taking(unsafeBitCast(first, to: [String].self), words)
  }

  static func calendar(_ symbol: String) -> Calendar { value(symbol) ?? Calendar(identifier: .gregorian) }

  static func calendar(of locale: Locale) -> Calendar {
    var calendar = Calendar(identifier: locale.calendar.identifier)
    calendar.locale = locale
    return calendar
  }

  /// Returns the value of a function whose result is a struct with a reference to a class and the table of a protocol.
  private static func value<Value>(_ symbol: String) -> Value? {
    let words = vitrine_next(symbol)
    guard words.first != nil, MemoryLayout<Value>.size == MemoryLayout<VitrineWords>.size else { return nil }
    return taking(unsafeBitCast(words, to: Value.self), words)
  }

  /// Returns a copy of a value, and releases the reference in its words, which the function had returned retained.
  private static func taking<Value>(_ value: Value, _ words: VitrineWords) -> Value {
    defer { if let reference = words.first { Unmanaged<AnyObject>.fromOpaque(reference).release() } }
    return value
  }
}

extension LocaleSetting {
  /// Lets localized strings follow the locale. Call it once, before a locale is set.
  static func connectStrings() { languageChanged.withLock { $0 = { vitrine_set_language($0) } } }
}
