import Foundation

package enum TextAlignment: Sendable, Hashable { case natural, left, center, right, justified }

/// The line break mode of a paragraph. Truncation and clipping put the paragraph on one line.
package enum TextLineBreak: Sendable, Hashable {
  case word, character, clip, truncateHead, truncateTail, truncateMiddle

  var truncation: TextTruncation? {
    switch self {
    case .truncateHead: .head
    case .truncateTail: .tail
    case .truncateMiddle: .middle
    case .word, .character, .clip: nil
    }
  }

  var wraps: Bool { self == .word || self == .character }
}

/// The position of the ellipsis in text that does not fit.
package enum TextTruncation: Sendable, Hashable { case head, middle, tail }

/// A tab stop at a distance from the leading edge, at which the following text starts, is centred or ends.
package struct TextTab: Sendable, Hashable {
  package enum Edge: Sendable, Hashable { case start, middle, end }

  package var location: CGFloat
  package var edge: Edge

  package init(location: CGFloat, edge: Edge) { (self.location, self.edge) = (location, edge) }
}

/// The style of a paragraph. Lengths are in points; the defaults are those of `NSParagraphStyle`.
package struct TextParagraphStyle: Sendable, Hashable {
  package var alignment = TextAlignment.natural
  package var lineBreak = TextLineBreak.word
  /// The space between lines of the paragraph and after its last line, but not below the end of the text.
  package var lineSpacing: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// The maximum height of a line; 0 for no maximum.
  package var maximumLineHeight: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// The distance from the leading side if above 0, otherwise from the trailing side.
  package var tailIndent: CGFloat = 0
  package var defaultTabInterval: CGFloat = 28
  /// The tab stops in order. After the last one, stops are `defaultTabInterval` apart.
  package var tabs: [TextTab] = []
  /// Whether the paragraph runs from right to left; nil to use the first strong character.
  package var isRightToLeft: Bool?
  /// Whether Korean text is broken only at spaces, as with UIKit's standard line break strategy.
  package var keepsHangulWords = true

  /// The minimum part of the line width that a line without a hyphen must fill; otherwise a word is hyphenated. 0 for no hyphenation, 1 for
  /// as much as possible.
  package var hyphenation: CGFloat = 0

  package init() {}
}
