/// The boundaries of characters, words, sentences and paragraphs of a text. Offsets count UTF-16 units. Offsets outside the text are
/// clamped; offsets inside a character are moved to its start.
package struct TextBoundaries {
  package let string: String
  package let count: Int

  package init(_ string: String) {
    self.string = string
    count = string.utf16.count
  }

  private func index(_ offset: Int) -> String.Index {
    string.utf16.index(string.startIndex, offsetBy: min(max(0, offset), count))
  }

  private func offset(_ index: String.Index) -> Int { index.utf16Offset(in: string) }

  // MARK: Characters

  /// Returns the start of the character at an offset.
  package func snapped(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard offset < count else { return count }
    return self.offset(string.rangeOfComposedCharacter(around: index(offset)).lowerBound)
  }

  /// Returns the end of the character that starts at an offset or contains it.
  package func next(after offset: Int) -> Int {
    guard offset < count else { return count }
    return self.offset(string.rangeOfComposedCharacter(around: index(max(0, offset))).upperBound)
  }

  /// Returns the start of the character that ends at an offset or contains it.
  package func previous(before offset: Int) -> Int {
    guard offset > 0, count > 0 else { return 0 }
    return snapped(min(offset, count) - 1)
  }

  package func offset(_ start: Int, movedBy characters: Int) -> Int? {
    var offset = snapped(start)
    for _ in 0..<abs(characters) {
      let next = characters > 0 ? self.next(after: offset) : previous(before: offset)
      if next == offset { return nil }
      offset = next
    }
    return offset
  }

  /// Returns the range widened to whole characters.
  package func snapped(_ range: Range<Int>) -> Range<Int> {
    let low = snapped(range.lowerBound)
    let high = snapped(range.upperBound) == min(range.upperBound, count) ? min(range.upperBound, count) : next(after: range.upperBound)
    return low..<max(low, high)
  }

  package func substring(_ range: Range<Int>) -> String {
    let low = index(range.lowerBound), high = index(range.upperBound)
    return low <= high ? String(string.utf16[low..<high]) ?? String(decoding: string.utf16[low..<high], as: UTF16.self) : ""
  }

  private func character(at offset: Int) -> Character? { offset >= 0 && offset < count ? string[index(snapped(offset))] : nil }

  // MARK: Words

  /// Returns the end of the word at an offset, or of the next word.
  package func wordEnd(after offset: Int) -> Int {
    var offset = snapped(offset)
    while let character = character(at: offset), !CharacterClass(character).isWord { offset = next(after: offset) }
    guard let first = character(at: offset) else { return count }
    let kind = CharacterClass(first)
    while let character = character(at: offset), CharacterClass(character).joins(kind) || isInnerMark(at: offset, kind) {
      offset = next(after: offset)
    }
    return offset
  }

  /// Returns the start of the word before an offset.
  package func wordStart(before offset: Int) -> Int {
    var offset = snapped(offset)
    while offset > 0, let character = character(at: previous(before: offset)), !CharacterClass(character).isWord {
      offset = previous(before: offset)
    }
    guard offset > 0, let first = character(at: previous(before: offset)) else { return 0 }
    let kind = CharacterClass(first)
    while offset > 0 {
      let before = previous(before: offset)
      guard let character = character(at: before), CharacterClass(character).joins(kind) || isInnerMark(at: before, kind) else { break }
      offset = before
    }
    return offset
  }

  /// Returns the range that a double click selects: the word, white space or sign at the offset; at the end of a line, the one before it.
  package func wordRange(at offset: Int) -> Range<Int> {
    guard count > 0 else { return 0..<0 }
    var start = snapped(min(offset, count))
    if start == count || character(at: start)?.isNewline == true {
      let before = previous(before: start)
      guard start > 0, character(at: before)?.isNewline == false else { return start..<start }
      start = before
    }
    guard let first = character(at: start) else { return start..<start }
    var kind = CharacterClass(first)
    if kind == .sign, isInnerMark(at: start, .letters) { kind = .letters }
    var end = next(after: start)
    guard kind != .sign else { return start..<end }
    while let character = character(at: end), CharacterClass(character).joins(kind) || isInnerMark(at: end, kind) { end = next(after: end) }
    while start > 0 {
      let before = previous(before: start)
      guard let character = character(at: before), CharacterClass(character).joins(kind) || isInnerMark(at: before, kind) else { break }
      start = before
    }
    return start..<end
  }

  /// Whether an apostrophe or a middle dot lies between letters and so belongs to the word.
  private func isInnerMark(at offset: Int, _ kind: CharacterClass) -> Bool {
    guard kind == .letters, let mark = character(at: offset), mark == "'" || mark == "\u{2019}" || mark == "\u{b7}", offset > 0 else {
      return false
    }
    guard let before = character(at: previous(before: offset)), let after = character(at: next(after: offset)) else { return false }
    return CharacterClass(before) == .letters && CharacterClass(after) == .letters
  }

  // MARK: Paragraphs

  /// Returns the paragraph that contains an offset, including its separator if `withSeparator` is true.
  package func paragraphRange(at offset: Int, withSeparator: Bool = false) -> Range<Int> {
    let units = string.utf16
    let start = snapped(offset)
    var low = index(start)
    while low > units.startIndex {
      let before = units.index(before: low)
      if Self.isSeparator(units[before]) { break }
      low = before
    }
    var high = index(start)
    while high < units.endIndex, !Self.isSeparator(units[high]) { high = units.index(after: high) }
    let end = self.offset(high)
    return self.offset(low)..<(withSeparator ? next(after: end) : end)
  }

  /// Returns the sentence that contains an offset, including the white space after it. A sentence ends with its paragraph, or at a full
  /// stop, a question mark or an exclamation mark before white space.
  package func sentenceRange(at offset: Int) -> Range<Int> {
    let paragraph = paragraphRange(at: offset)
    var (start, position) = (paragraph.lowerBound, paragraph.lowerBound)
    var hasEnded = false
    while position < paragraph.upperBound {
      let end = next(after: position)
      guard let character = character(at: position) else { break }
      if hasEnded, !character.isWhitespace {
        if position > offset { return start..<position }
        (start, hasEnded) = (position, false)
      }
      let isStop = ".!?\u{3002}\u{ff01}\u{ff1f}\u{61f}".contains(character)
      let isWide = character.unicodeScalars.first.map { $0.value > 0x2fff } ?? false
      if isStop, isWide || end >= paragraph.upperBound || self.character(at: end)?.isWhitespace == true { hasEnded = true }
      position = end
    }
    return start..<paragraph.upperBound
  }

  /// Splits a text into paragraphs, from the start of a paragraph to the start of another one or the end of the text.
  package static func paragraphs(in string: String, from start: Int, through end: Int) -> [(range: Range<Int>, end: Int)] {
    let units = string.utf16
    var index = units.index(units.startIndex, offsetBy: start)
    var (offset, first) = (start, start)
    var result: [(range: Range<Int>, end: Int)] = []
    while offset < end {
      let unit = units[index]
      units.formIndex(after: &index)
      offset += 1
      guard isSeparator(unit) else { continue }
      let high = offset - 1
      if unit == 0x0d, offset < end, units[index] == 0x0a {
        units.formIndex(after: &index)
        offset += 1
      }
      result.append((first..<high, offset))
      first = offset
    }
    result.append((first..<end, end))
    return result
  }

  package static func isSeparator(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0a, 0x0d, 0x85, 0x2029: true
    default: false
    }
  }
}

extension String {
  /// Returns the range of the character that contains an index, which may lie inside the character.
  fileprivate func rangeOfComposedCharacter(around position: Index) -> Range<Index> {
    guard position < endIndex else { return endIndex..<endIndex }
    // `index(after:)` first rounds down to the start of the character.
    let end = index(after: position)
    return index(before: end)..<end
  }
}
