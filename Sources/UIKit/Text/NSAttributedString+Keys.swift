import Foundation

extension NSAttributedString.Key {
  /// A `UIFont`. Default: the system font of 12 points.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`. Default: black.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// The space, in points, that is added after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Writing directions that override those of the text, as numbers. Stored; has no effect on Linux.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// Whether glyphs have their forms for vertical text: 0 or 1. Stored; has no effect on Linux, where lines are horizontal.
  public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
  /// The space, in points, that is added after each character, instead of `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`. Default: the foreground colour.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The stroke width in percent of the font size. Positive values stroke the text; negative values fill and stroke it.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The distance, in points, by which the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A `UIColor`. Default: the foreground colour.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`. Default: the foreground colour.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// An `NSTextAttachment`, for the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The slant of glyphs to the right, as a fraction of their height. Default 0.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the horizontal scale of glyphs. Default 0.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// Whether letters are joined by ligatures: 0 for no ligatures; 1, the default, for those of the font.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A `TextEffectStyle`. Stored; has no effect on drawing, as on newer systems.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A string that makes the text an item of text views that reacts to taps and long presses.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
  /// A link, for text views. Has no effect on other drawing.
  public static let link = NSAttributedString.Key("NSLink")
}

// Attributes that control how a screen reader speaks the text (Apple: UIAccessibilityConstants). Stored; they have no effect on drawing.
extension NSAttributedString.Key {
  /// A `Bool`: whether punctuation is spoken.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// A language tag (BCP 47).
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// The pitch, from 0 to 2. Default 1.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// A `Bool`: whether an announcement waits for the end of the current speech.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// The pronunciation in the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// A `Bool`: whether the text is spelt letter by letter.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// The heading level, from 1 to 6. Default 0: no heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// An array of strings: custom labels of the text.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// A `UIAccessibilityTextualContext`.
  public static let accessibilityTextContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
  /// The values of `.textEffect` (Apple: NSAttributedString.TextEffectStyle).
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
