internal import CoreText
import Foundation

/// The layout of the lines of a paragraph (Apple: NSParagraphStyle). Lengths are in points. Immutable; see `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSSecureCoding, NSCopying, NSMutableCopying, TextParagraphConvertible, @unchecked Sendable {
  // Unchecked: the values are set by the mutable subclass alone, which the compiler cannot verify for an open class.
  private let mark = AttributeMark()

  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment = NSTextAlignment.natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection = NSWritingDirection.natural
    var defaultTabInterval: CGFloat = 0
    var lineBreakStrategy: LineBreakStrategy = []
    /// The tab stops; nil for twelve stops at intervals of 28 points.
    var tabStops: [NSTextTab]?
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tightensForTruncation = false
    var textLists: [NSTextList] = []
  }

  var values = Values()

  /// The ways to improve line breaks (Apple: NSParagraphStyle.LineBreakStrategy).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean text breaks only between words.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  public override init() {}

  public required init?(coder: NSCoder) { values = Values(from: coder) }

  open func encode(with coder: NSCoder) { values.encode(with: coder) }
  open class var supportsSecureCoding: Bool { true }

  open class var `default`: NSParagraphStyle { standard }
  private static let standard = NSParagraphStyle()

  /// The space between the lines of the paragraph.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The space after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The space before the paragraph, unless it is the first one.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// The end of the lines: a distance from the leading edge if positive, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.tailIndent }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of lines. 0 means no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural line height. 0 means 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The distance between tab stops after the last one of `tabStops`. 0 means 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops, from the leading edge. After the last one, they are at intervals of `defaultTabInterval`. Default: twelve stops at
  /// intervals of 28 points.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.defaults }
  /// The minimum part of the line width that a line without a hyphen must fill, 0...1. Otherwise a word is hyphenated. Default: 0, which
  /// uses the factor of the layout manager. The patterns are those of the user's first preferred language.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Whether words are hyphenated by the system's settings if `hyphenationFactor` is 0. Default false. Apple does not publish the system's
  /// factor; here it is 1.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Stored; has no effect on Linux. Labels use their own property.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensForTruncation }

  /// The lists that contain the paragraph, outermost first. Has no effect on drawing: markers are part of the text.
  open var textLists: [NSTextList] { values.textLists }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle).map { $0.values == values } ?? false }
  open override var hash: Int { values.hashValue }

  package var textStyle: TextParagraphStyle {
    var style = TextParagraphStyle()
    style.alignment = alignment.textAlignment
    style.lineBreak = lineBreakMode.textLineBreak
    style.lineSpacing = max(0, finite(lineSpacing))
    style.paragraphSpacing = max(0, finite(paragraphSpacing))
    style.paragraphSpacingBefore = max(0, finite(paragraphSpacingBefore))
    style.firstLineHeadIndent = finite(firstLineHeadIndent)
    style.headIndent = finite(headIndent)
    style.tailIndent = finite(tailIndent)
    style.minimumLineHeight = finite(minimumLineHeight)
    style.maximumLineHeight = finite(maximumLineHeight)
    style.lineHeightMultiple = finite(lineHeightMultiple)
    style.defaultTabInterval = finite(defaultTabInterval)
    style.tabs = (values.tabStops ?? []).filter { $0.location.isFinite }.map(\.textTab)
    style.isRightToLeft = baseWritingDirection == .natural ? nil : baseWritingDirection == .rightToLeft
    style.keepsHangulWords = lineBreakStrategy.contains(.hangulWordPriority)
    if hyphenationFactor > 0 {
      style.hyphenation = CGFloat(min(hyphenationFactor, 1))
    } else if usesDefaultHyphenation {
      style.hyphenation = 1
    }
    return style
  }

  private func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
}

extension NSTextAlignment {
  var textAlignment: TextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension NSLineBreakMode {
  var textLineBreak: TextLineBreak {
    switch self {
    case .byWordWrapping: .word
    case .byCharWrapping: .character
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }

  var truncation: TextTruncation? {
    switch self {
    case .byTruncatingHead: .head
    case .byTruncatingTail: .tail
    case .byTruncatingMiddle: .middle
    case .byWordWrapping, .byCharWrapping, .byClipping: nil
    }
  }
}
