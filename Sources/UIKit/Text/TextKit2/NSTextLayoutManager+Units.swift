internal import CoreText
import Foundation
import TextEditing

// Characters, words, lines and carets, for the navigation of selections. All are found in the paragraph of a location.
extension NSTextLayoutManager {
  private func text(of index: Int) -> TextBoundaries {
    let tile = tiles[index]
    tile.element = tile.element ?? textContentManager?.makeElement(tile.range)
    return TextBoundaries((tile.element as? NSTextParagraph)?.attributedString.string ?? "")
  }

  /// Returns the tile of a location, and the offset in it.
  private func tile(at location: any NSTextLocation) -> (index: Int, unit: Int)? {
    guard let index = tileIndex(of: location), let offset = offset(of: location) else { return nil }
    return (index, offset - tiles[index].start)
  }

  private func line(at location: any NSTextLocation) -> (index: Int, layout: FragmentLayout, line: Int)? {
    guard let (index, unit) = tile(at: location) else { return nil }
    layOut(index..<index + 1)
    guard let layout = fragment(at: index)?.layout, let line = layout.lineNumber(at: unit, upstream: false) else { return nil }
    return (index, layout, line)
  }

  func isRightToLeft(at location: any NSTextLocation) -> Bool {
    line(at: location).map { $0.layout.isRightToLeft(line: $0.line) } ?? false
  }

  func unit(_ granularity: NSTextSelection.Granularity, at location: any NSTextLocation) -> NSTextRange? {
    guard let (index, unit) = tile(at: location) else { return nil }
    let start = tiles[index].start
    func range(_ units: Range<Int>) -> NSTextRange? { textRange(start + units.lowerBound..<start + units.upperBound) }
    switch granularity {
    case .character:
      let text = text(of: index)
      return range(text.snapped(unit)..<text.next(after: unit))
    case .word: return range(text(of: index).wordRange(at: unit))
    case .sentence: return range(text(of: index).sentenceRange(at: unit))
    case .paragraph: return range(0..<tiles[index].length)
    case .line:
      guard let (_, layout, line) = line(at: location) else { return nil }
      return range(layout.range(ofLine: line))
    }
  }

  // MARK: Substrings

  /// Calls the block with the units after a location, or before it if the options have `reverse`, until it returns false. The unit at the
  /// location is the first one.
  func eachSubstring(
    from location: any NSTextLocation, _ options: NSString.EnumerationOptions, _ block: (String?, NSTextRange, NSTextRange?) -> Bool
  ) {
    guard let (first, unit) = tile(at: location) else { return }
    let isReverse = options.contains(.reverse), needsText = !options.contains(.substringNotRequired)
    var index = first
    while tiles.indices.contains(index) {
      let text = text(of: index), start = tiles[index].start
      var pieces = Self.pieces(of: text, NSString.EnumerationOptions(rawValue: options.rawValue & 0xff))
      if index == first {
        pieces.removeAll { isReverse ? $0.whole.lowerBound >= unit && unit > 0 || unit == 0 : $0.whole.upperBound <= unit }
      }
      for piece in isReverse ? pieces.reversed() : pieces {
        guard let range = textRange(start + piece.unit.lowerBound..<start + piece.unit.upperBound),
          let whole = textRange(start + piece.whole.lowerBound..<start + piece.whole.upperBound)
        else { return }
        guard block(needsText ? text.substring(piece.unit) : nil, range, whole) else { return }
      }
      index += isReverse ? -1 : 1
    }
  }

  /// Returns the units of a paragraph, each with the text up to the next unit.
  private static func pieces(
    of text: TextBoundaries, _ kind: NSString.EnumerationOptions
  ) -> [(unit: Range<Int>, whole: Range<Int>)] {
    switch kind {
    case .byComposedCharacterSequences: return split(text) { ($0..<text.next(after: $0), text.next(after: $0)) }
    case .sentences:
      return split(text) { at in
        let end = text.sentenceRange(at: at).upperBound
        return end > at ? (at..<end, end) : (nil, text.next(after: at))
      }
    case .words:
      return split(text) { at in
        let range = text.wordRange(at: at)
        guard range.upperBound > at else { return (nil, text.next(after: at)) }
        let isWord = text.substring(range).first.map { CharacterClass($0).isWord } ?? false
        return (isWord ? range : nil, range.upperBound)
      }
    default:
      let content = text.paragraphRange(at: 0)
      return text.count > 0 ? [(content, 0..<text.count)] : []
    }
  }

  private static func split(
    _ text: TextBoundaries, _ step: (Int) -> (unit: Range<Int>?, next: Int)
  ) -> [(unit: Range<Int>, whole: Range<Int>)] {
    var pieces: [(unit: Range<Int>, whole: Range<Int>)] = []
    var at = 0
    while at < text.count {
      let (unit, next) = step(at)
      if let unit { pieces.append((unit, unit)) }
      at = max(at + 1, next)
    }
    return pieces
  }

  // MARK: Lines and carets

  /// Returns the range of the line at a point in the container, or of the nearest line above or below it.
  func lineRange(at point: CGPoint) -> NSTextRange? {
    guard point.y.isFinite else { return nil }
    makeTiles()
    let y = min(max(0, point.y), max(0, usageBounds.maxY.nextDown))
    var indices = layOutTiles(from: y, to: y.nextUp)
    if indices.isEmpty, let last = tiles.indices.last {
      indices = last..<last + 1
      layOut(indices)
    }
    guard let index = indices.first, let fragment = fragment(at: index), let layout = fragment.layout, layout.lineCount > 0 else {
      return nil
    }
    let local = y - fragment.layoutFragmentFrame.minY
    let line = (0..<layout.lineCount).first { local < layout.rect(ofLine: $0).maxY } ?? layout.lineCount - 1
    let units = layout.range(ofLine: line), start = tiles[index].start
    return textRange(start + units.lowerBound..<start + units.upperBound)
  }

  struct Caret {
    /// The distance from the left edge of the container.
    var x: CGFloat
    var location: any NSTextLocation
    /// Whether the caret stands at the leading edge of the character at the location, not at its trailing edge.
    var isLeading: Bool
  }

  /// Returns the carets of a line in the order of its characters: two for each character, one at each edge. An empty line has one.
  func carets(inLineAt location: any NSTextLocation) -> [Caret] {
    guard let (index, layout, line) = line(at: location) else { return [] }
    let units = layout.range(ofLine: line), start = tiles[index].start, text = text(of: index)
    let left = fragment(at: index)?.layoutFragmentFrame.minX ?? 0
    var carets: [Caret] = []
    func add(_ x: CGFloat, _ unit: Int, _ isLeading: Bool) {
      guard let location = self.location(at: start + unit) else { return }
      carets.append(Caret(x: left + x, location: location, isLeading: isLeading))
    }
    var unit = units.lowerBound
    while unit < units.upperBound {
      let next = min(text.next(after: unit), units.upperBound)
      let isSeparator = text.substring(unit..<next).first?.isNewline ?? false
      add(layout.caretX(at: unit, line: line), unit, true)
      if !isSeparator { add(trailingX(unit..<next, line, layout), unit, false) }
      unit = max(unit + 1, next)
    }
    if carets.isEmpty { add(layout.caretX(at: units.lowerBound, line: line), units.lowerBound, true) }
    return carets
  }

  private func trailingX(_ units: Range<Int>, _ line: Int, _ layout: FragmentLayout) -> CGFloat {
    let leading = layout.caretX(at: units.lowerBound, line: line)
    guard let span = layout.stretches(of: units, line: line).first else { return leading }
    return abs(span.x - leading) < 0.01 ? span.x + span.width : span.x
  }
}

extension NSString.EnumerationOptions {
  // Foundation on Linux has these options but declares them unavailable, because its own strings cannot be enumerated by them.
  static var words: Self { Self(rawValue: 3) }
  static var sentences: Self { Self(rawValue: 4) }
}
