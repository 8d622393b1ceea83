extension NSLocale {
  private var locale: Locale { Locale(identifier: localeIdentifier) }

  // MARK: Identifier components

  public var localeIdentifier: String { object(forKey: .identifier) as? String ?? "" }
  public var languageCode: String { locale.language.languageCode?.identifier ?? "" }
  public var countryCode: String? { locale.region?.identifier }
  public var scriptCode: String? { locale.language.script?.identifier }
  public var variantCode: String? { locale.variant?.identifier }
  public var currencyCode: String? { locale.currency?.identifier }
  public var currencySymbol: String { locale.currencySymbol ?? "" }
  public var decimalSeparator: String { locale.decimalSeparator ?? "" }
  public var groupingSeparator: String { locale.groupingSeparator ?? "" }
  public var usesMetricSystem: Bool { locale.measurementSystem == .metric }

  // MARK: Names in the locale's language

  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String {
    locale.localizedString(forIdentifier: localeIdentifier) ?? localeIdentifier
  }
  public func localizedString(forLanguageCode languageCode: String) -> String? { locale.localizedString(forLanguageCode: languageCode) }
  public func localizedString(forCountryCode countryCode: String) -> String? { locale.localizedString(forRegionCode: countryCode) }
  public func localizedString(forScriptCode scriptCode: String) -> String? { locale.localizedString(forScriptCode: scriptCode) }
  public func localizedString(forVariantCode variantCode: String) -> String? { locale.localizedString(forVariantCode: variantCode) }
  public func localizedString(forCurrencyCode currencyCode: String) -> String? { locale.localizedString(forCurrencyCode: currencyCode) }
}
