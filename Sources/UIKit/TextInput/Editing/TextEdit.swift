/// What changed in a text: a range of the former text, and how many units stand in its place.
struct TextEdit: Equatable {
  var range: Range<Int>
  var newCount: Int

  var newRange: Range<Int> { range.lowerBound..<range.lowerBound + newCount }
}
