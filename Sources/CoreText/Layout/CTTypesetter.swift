public import CoreGraphics
public import FoundationCompatibility

/// Breaks an attributed string into lines whose widths and positions the caller chooses (Apple: CTTypesetter). Indents and other properties
/// of paragraphs have no effect.
public final class CTTypesetter: @unchecked Sendable {
  // Unchecked: the copy of the string is never changed, and the breakers are used under a lock.
  fileprivate let string: NSAttributedString
  private let lock = NSLock()
  /// The breakers by whether they also break inside words.
  private var breakers: [Bool: TextTypesetter] = [:]

  fileprivate init(_ string: NSAttributedString) { self.string = NSAttributedString(attributedString: string) }

  /// Returns the number of UTF-16 units, with a separator behind them, that fit from a start; at least one unless the text ends there.
  fileprivate func count(from start: CFIndex, width: Double, insideWords: Bool) -> CFIndex {
    guard start >= 0, start < string.length else { return 0 }
    return lock.withLock {
      let breaker = breakers[insideWords] ?? TextTypesetter(text(insideWords: insideWords))
      breakers[insideWords] = breaker
      let position = breaker.position(at: start)
      let limit = width.isNaN ? 0 : CGFloat(max(width, 0))
      let end = breaker.breakLine(position.cursor, width: limit, wrapsTruncated: true, allows: nil).end
      return max(end < position.textEnd ? end : position.next, start + 1) - start
    }
  }

  private func text(insideWords: Bool) -> StyledText {
    StyledText(coreText: string).mapStyles { style in
      style.paragraph = TextParagraphStyle()
      if insideWords { style.paragraph.lineBreak = .character }
    }
  }

  fileprivate func line(_ range: CFRange) -> CTLine {
    let start = min(max(range.location, 0), string.length)
    let length = range.length > 0 ? min(range.length, string.length - start) : string.length - start
    return CTLine(string.attributedSubstring(from: NSRange(location: start, length: length)), start: start)
  }
}

/// Returns a typesetter for a string (Apple: CTTypesetterCreateWithAttributedString).
public func CTTypesetterCreateWithAttributedString(_ string: CFAttributedString) -> CTTypesetter { CTTypesetter(string) }

/// Returns a typesetter for a string. The options have no effect.
public func CTTypesetterCreateWithAttributedStringAndOptions(_ string: CFAttributedString, _ options: CFDictionary?) -> CTTypesetter? {
  CTTypesetter(string)
}

/// Returns the number of characters from an index to the end of a line that is broken between words. A word that is wider than the line
/// is broken inside (Apple: CTTypesetterSuggestLineBreak).
/// - Parameter width: the width of the line in points.
public func CTTypesetterSuggestLineBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
  typesetter.count(from: startIndex, width: width, insideWords: false)
}

/// Does the same for a line that starts at an offset. The offset, which places tabs, has no effect.
public func CTTypesetterSuggestLineBreakWithOffset(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double)
  -> CFIndex
{
  typesetter.count(from: startIndex, width: width, insideWords: false)
}

/// Returns the number of characters from an index to the end of a line that is broken between any two of them (Apple:
/// CTTypesetterSuggestClusterBreak).
public func CTTypesetterSuggestClusterBreak(_ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double) -> CFIndex {
  typesetter.count(from: startIndex, width: width, insideWords: true)
}

/// Does the same for a line that starts at an offset. The offset, which places tabs, has no effect.
public func CTTypesetterSuggestClusterBreakWithOffset(
  _ typesetter: CTTypesetter, _ startIndex: CFIndex, _ width: Double, _ offset: Double
) -> CFIndex {
  typesetter.count(from: startIndex, width: width, insideWords: true)
}

/// Returns the line of a range; a length of 0 means the rest of the string (Apple: CTTypesetterCreateLine).
public func CTTypesetterCreateLine(_ typesetter: CTTypesetter, _ stringRange: CFRange) -> CTLine { typesetter.line(stringRange) }

/// Does the same for a line that starts at an offset. The offset, which places tabs, has no effect.
public func CTTypesetterCreateLineWithOffset(_ typesetter: CTTypesetter, _ stringRange: CFRange, _ offset: Double) -> CTLine {
  typesetter.line(stringRange)
}
