import CHostLocale
import Foundation
import FoundationCompatibility

// Replacements for functions of Foundation, as in Tools/Install/ProgramLocale.swift for the programs of `vitrine run` and `vitrine test`.
// Foundation on Linux has no setting for the locale (that of Swift 6.3 does not even read LANG: every process has en_001), and `--locale`
// needs a locale that can change while the program runs. The dynamic linker looks up a library's function in the executable first, so the
// project's code and Foundation itself call these functions. The executable must therefore not be linked statically with Foundation.
// `LookTests` fails if these functions are not called.

@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func _vitrineCurrentLocale() -> Locale { LocaleSetting.current ?? processLocale }

@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingLocale() -> Locale { LocaleSetting.current ?? processLocale }

@_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
public func _vitrinePreferredLanguages() -> [String] { [(LocaleSetting.current ?? processLocale).identifier(.bcp47)] }

@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func _vitrineCurrentCalendar() -> Calendar { calendar(of: LocaleSetting.current ?? processLocale) }

@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func _vitrineAutoupdatingCalendar() -> Calendar { calendar(of: LocaleSetting.current ?? processLocale) }

/// The locale without `--locale`: that of the simulators of iOS.
private let processLocale = Locale(identifier: "en_US")

private func calendar(of locale: Locale) -> Calendar {
  var calendar = Calendar(identifier: locale.calendar.identifier)
  calendar.locale = locale
  return calendar
}

extension LocaleSetting {
  /// Lets localized strings follow the locale. Call it once, before a locale is set.
  static func connectStrings() { languageChanged.withLock { $0 = { vitrine_set_language($0) } } }
}
