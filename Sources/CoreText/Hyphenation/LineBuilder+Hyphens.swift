extension LineBuilder {
  /// The ends of lines at which `breakLine` hyphenated a word by patterns. Only hyphenated paragraphs have one.
  final class PatternEnds {
    var units: Set<Int> = []
  }

  /// Whether a line that ends at a unit shows a hyphen.
  func showsHyphen(_ unit: Int) -> Bool {
    guard unit < segment.range.upperBound else { return false }
    return marks[unit].contains(.softHyphen) || patternEnds?.units.contains(unit) == true
  }

  func hyphenWidth(at unit: Int) -> Double { shaper.hyphen(at: unit, level: 0)?.width ?? 0 }

  /// Returns the last position, in the words from `from` on, at which a hyphen fits; nil if there is none.
  /// - Parameters:
  ///   - from: the last break opportunity of the line, or its start.
  ///   - x: the width of the line up to `from`.
  ///   - x: the width of the line up to there.
  ///   - end: the first unit that does not fit.
  func hyphenation(from: Int, x: Double, end: Int, width: Double, allows: ((Int) -> Bool)?) -> Int? {
    guard let hyphenator = Hyphenator.preferred(of: shaper.engine) else { return nil }
    let units = shaper.analysis.units
    var best: Int?, position = from, used = x
    // If the line begins within a hyphenated word, the positions of the whole word are requested.
    var start = from
    while start > segment.range.lowerBound, Self.isLetter(units[start - 1]), Self.isLetter(units[start]) { start -= 1 }
    let hyphen = hyphenWidth(at: from)
    while start < end {
      guard Self.isLetter(units[start]) else { start += 1; continue }
      var stop = start + 1
      while stop < segment.range.upperBound, Self.isLetter(units[stop]) { stop += 1 }
      for offset in hyphenator.breakOffsets(in: units[start..<stop]) {
        let unit = start + offset
        guard unit > from, unit <= end, marks[unit].contains(.characterBreak) else { continue }
        while position < unit {
          used += advance(position, at: used)
          position += 1
        }
        if used + hyphen <= width + Self.slack, allows?(unit) != false { best = unit }
      }
      start = stop
    }
    if let best { patternEnds?.units.insert(best) }
    return best
  }

  private static func isLetter(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.properties.isAlphabetic ?? false }
}
