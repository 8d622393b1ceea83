import Foundation

// The locale of the programs of `vitrine run` and `vitrine test`, which load this library before Foundation (LD_PRELOAD). Foundation on Linux
// reads no setting: that of Swift 6.3 gives each process en_001, whose currency symbol is ¤. The dynamic linker looks a function up in
// preloaded libraries first, so the program and Foundation itself call these functions. VITRINE_LOCALE names the locale; without it, it is
// en_US, as in the simulators of iOS.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _vitrineCurrentLocale() -> Locale { locale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingLocale() -> Locale { locale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _vitrinePreferredLanguages() -> [String] { [locale.identifier(.bcp47)] }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _vitrineCurrentCalendar() -> Calendar { calendar }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingCalendar() -> Calendar { calendar }

/// Sets the language of localized strings (`CHostLocale`).
@_silgen_name("vitrine_set_language")
private func setLanguage(_ name: UnsafePointer<CChar>?)

private let locale: Locale = {
  let locale = Locale(identifier: getenv("VITRINE_LOCALE").map { String(cString: $0) } ?? "en_US")
  locale.identifier(.bcp47).withCString { setLanguage($0) }
  return locale
}()

private let calendar: Calendar = {
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  return calendar
}()
