import Foundation

extension Locale {
  /// The languages whose names begin with the family name (CLDR 45, `personNamesDefaults`, `surnameFirst`).
  private static let familyFirstLanguages: Set = ["hu", "ja", "km", "ko", "mn", "si", "ta", "te", "vi", "yue", "zh"]

  /// Whether names of persons begin with the family name.
  var isFamilyNameFirst: Bool { Self.familyFirstLanguages.contains(language.languageCode?.identifier ?? "") }
}
