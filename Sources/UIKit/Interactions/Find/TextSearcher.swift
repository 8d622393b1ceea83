/// Finds a query in a string.
enum TextSearcher {
  /// Returns the ranges in UTF-16 units, without overlaps.
  static func ranges(
    of query: String, in string: String, options: NSString.CompareOptions, words: UITextSearchOptions.WordMatchMethod
  ) -> [Range<Int>] {
    guard !query.isEmpty else { return [] }
    let options = options.subtracting([.backwards, .anchored])
    var found: [Range<Int>] = [], start = string.startIndex
    while start < string.endIndex, let range = string.range(of: query, options: options, range: start..<string.endIndex) {
      let fits =
        switch words {
        case .contains: true
        case .startsWith: isBoundary(range.lowerBound, string)
        case .fullWord: isBoundary(range.lowerBound, string) && isBoundary(range.upperBound, string)
        }
      if fits, !range.isEmpty { found.append(range.lowerBound.utf16Offset(in: string)..<range.upperBound.utf16Offset(in: string)) }
      start = range.isEmpty ? string.index(after: range.lowerBound) : range.upperBound
    }
    return found
  }

  /// Whether a position is at the start or the end of a word, or outside of words.
  private static func isBoundary(_ index: String.Index, _ string: String) -> Bool {
    guard index > string.startIndex, index < string.endIndex else { return true }
    func isPart(_ character: Character) -> Bool { character.isLetter || character.isNumber }
    return !(isPart(string[string.index(before: index)]) && isPart(string[index]))
  }
}
