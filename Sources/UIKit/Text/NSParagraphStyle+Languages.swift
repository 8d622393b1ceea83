import Foundation

extension NSParagraphStyle {
  /// Returns the direction in which a language is written (Apple: defaultWritingDirection(forLanguage:)).
  /// - Parameter languageName: a code such as "ar" or "he-IL"; nil for the user's language.
  public class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
    let language = languageName.map { Locale.Language(identifier: $0) } ?? Locale.current.language
    return language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
