internal import CoreText
import Foundation

/// How a paragraph's lines stand (Apple: NSParagraphStyle). Lengths in points. Immutable; see `NSMutableParagraphStyle`.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
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
    /// nil: twelve, 28 points apart.
    var tabStops: [NSTextTab]?
    var hyphenationFactor: Float = 0
    var usesDefaultHyphenation = false
    var tightensForTruncation = false
  }

  var values = Values()

  /// How lines may be made to look better (Apple: NSParagraphStyle.LineBreakStrategy).
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean breaks between words only.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }

  public override init() {}

  public static let `default` = NSParagraphStyle()

  /// Between the lines of the paragraph.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the paragraph, but for the first.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  open var alignment: NSTextAlignment { values.alignment }
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  open var headIndent: CGFloat { values.headIndent }
  /// Above 0 from the leading side, else from the trailing one.
  open var tailIndent: CGFloat { values.tailIndent }
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// 0 is none.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// 0 is 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// Between tab stops; 0 is 28.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// From the leading edge; behind the last, stops are `defaultTabInterval` apart. Default: twelve, 28 points apart.
  open var tabStops: [NSTextTab]! { values.tabStops ?? NSTextTab.defaults }
  /// Kept: words are not hyphenated.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// Kept: words are not hyphenated.
  open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
  /// Kept: a label's own property counts.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensForTruncation }

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

  var textStyle: TextParagraphStyle {
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
