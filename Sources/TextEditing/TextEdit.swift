/// A change of a text: a range of the previous text, and the number of UTF-16 units that replace it.
package struct TextEdit: Equatable {
  package var range: Range<Int>
  package var newCount: Int

  package init(range: Range<Int>, newCount: Int) {
    self.range = range
    self.newCount = newCount
  }

  package var newRange: Range<Int> { range.lowerBound..<range.lowerBound + newCount }

  /// Returns the edit widened to a range of the current text that has changed as well.
  package func widened(to other: Range<Int>?) -> TextEdit {
    guard let other, other.lowerBound < range.lowerBound || other.upperBound > newRange.upperBound else { return self }
    let low = min(other.lowerBound, range.lowerBound), high = max(other.upperBound, newRange.upperBound)
    return TextEdit(range: low..<high - newCount + range.count, newCount: high - low)
  }
}
