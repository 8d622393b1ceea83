import Foundation

package enum TextAlignment: Sendable, Hashable { case natural, left, center, right, justified }

/// How lines of a paragraph end. Truncation and clipping make one line of the paragraph.
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

/// Where an ellipsis stands for what does not fit.
package enum TextTruncation: Sendable, Hashable { case head, middle, tail }

/// Where text after a tab stands, from the leading edge: its start, its middle or its end.
package struct TextTab: Sendable, Hashable {
  package enum Edge: Sendable, Hashable { case start, middle, end }

  package var location: CGFloat
  package var edge: Edge

  package init(location: CGFloat, edge: Edge) { (self.location, self.edge) = (location, edge) }
}

/// Lengths in points. The defaults are those of `NSParagraphStyle`.
package struct TextParagraphStyle: Sendable, Hashable {
  package var alignment = TextAlignment.natural
  package var lineBreak = TextLineBreak.word
  /// Between lines of the paragraph and after its last one, but not below the text.
  package var lineSpacing: CGFloat = 0
  package var lineHeightMultiple: CGFloat = 0
  package var minimumLineHeight: CGFloat = 0
  /// 0: none.
  package var maximumLineHeight: CGFloat = 0
  package var paragraphSpacing: CGFloat = 0
  package var paragraphSpacingBefore: CGFloat = 0
  package var firstLineHeadIndent: CGFloat = 0
  package var headIndent: CGFloat = 0
  /// From the leading side when above 0, from the trailing side otherwise.
  package var tailIndent: CGFloat = 0
  package var defaultTabInterval: CGFloat = 28
  /// In order; behind the last, stops are `defaultTabInterval` apart.
  package var tabs: [TextTab] = []
  /// Nil: from the first strong character.
  package var isRightToLeft: Bool?
  /// Korean breaks at spaces only, as UIKit's standard line break strategy does.
  package var keepsHangulWords = true

  package init() {}
}
