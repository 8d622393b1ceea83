/// What changed in a text: a range of the former text, and how many units stand in its place.
struct TextEdit: Equatable {
  var range: Range<Int>
  var newCount: Int

  var newRange: Range<Int> { range.lowerBound..<range.lowerBound + newCount }

  /// With what else changed around it: a range of the text as it is now.
  func widened(to other: Range<Int>?) -> TextEdit {
    guard let other, other.lowerBound < range.lowerBound || other.upperBound > newRange.upperBound else { return self }
    let low = min(other.lowerBound, range.lowerBound), high = max(other.upperBound, newRange.upperBound)
    return TextEdit(range: low..<high - newCount + range.count, newCount: high - low)
  }
}
