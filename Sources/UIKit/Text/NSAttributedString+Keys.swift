import Foundation

extension NSAttributedString.Key {
  /// `UIFont`; the default is 12 points of the system font.
  public static let font = NSAttributedString.Key("NSFont")
  /// `NSParagraphStyle`
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// `UIColor`; black by default.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// `UIColor`
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Points to add after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points to add after each character, in place of `kern`.
  /// Directions that override those of the text, as numbers. Stored; has no effect on Linux.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// `UIColor`; the foreground colour by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Percent of the font size: above 0 strokes, below 0 fills and strokes.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// `NSShadow`
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// Points that the text is raised.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// `UIColor`; the foreground colour by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// `UIColor`; the foreground colour by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// `NSTextAttachment`, at the character U+FFFC.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// How far glyphs lean to the right, a part of their height; 0 by default.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of how many times as wide glyphs are; 0 by default.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// 0: letters do not join into one glyph. 1, the default: as the font has it.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// A `TextEffectStyle`. Kept, and drawn as other text, as newer systems do.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Carried for text views; drawn as other text.
  public static let link = NSAttributedString.Key("NSLink")
}

// How a screen reader speaks the text (Apple: UIAccessibilityConstants). Carried; drawn as other text.
extension NSAttributedString.Key {
  /// Whether punctuation is spoken: a `Bool`.
  public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilitySpeechAttributePunctuation")
  /// A language tag (BCP 47).
  public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilitySpeechAttributeLanguage")
  /// From 0 to 2; 1 by default.
  public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilitySpeechAttributePitch")
  /// Whether an announcement waits for what is being spoken: a `Bool`.
  public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key("UIAccessibilitySpeechAttributeQueueAnnouncement")
  /// In the International Phonetic Alphabet.
  public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilitySpeechAttributeIPANotation")
  /// Whether the text is spelt letter by letter: a `Bool`.
  public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilitySpeechAttributeSpellOut")
  /// From 1 to 6; 0, the default, is no heading.
  public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTextAttributeHeadingLevel")
  /// Labels of the text of its own; a list of strings.
  public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTextAttributeCustom")
  /// A `UIAccessibilityTextualContext`.
  public static let accessibilityTextContext = NSAttributedString.Key("UIAccessibilityTextAttributeContext")
}

extension NSAttributedString {
  /// Values of `.textEffect` (Apple: NSAttributedString.TextEffectStyle).
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
