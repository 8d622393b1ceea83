// How a screen reader would read parts of a text. Kept: nothing is spoken.
extension NSAttributedString.Key {
  /// A number: whether punctuation is read out.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// A BCP 47 code of a language.
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// A number, 0...2; 1 is the usual pitch.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// A number: whether an announcement waits for others.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// A pronunciation in phonetic letters.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// A number: whether letters are read one by one.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// A number: 0 for none, 1...6 for a heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// Names of what stands in the text, by `UIAccessibility`'s constants.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
}
