import UIKit

/// A view of the tests that implements `UITextInput`: one line of text, in which each character is 10 points wide and 20 points high.
/// With `columns` the cursor can be in several lines; the rectangles of selections stay in one.
final class GridTextView: UIView, UITextInput {
  final class Place: UITextPosition {
    let offset: Int
    init(_ offset: Int) {
      self.offset = offset
      super.init()
    }
  }

  final class Span: UITextRange {
    let range: Range<Int>
    init(_ range: Range<Int>) {
      self.range = range
      super.init()
    }
    override var isEmpty: Bool { range.isEmpty }
    override var start: UITextPosition { Place(range.lowerBound) }
    override var end: UITextPosition { Place(range.upperBound) }
  }

  final class Rect: UITextSelectionRect {
    private let place: CGRect
    init(_ place: CGRect) {
      self.place = place
      super.init()
    }
    override var rect: CGRect { place }
    override var containsStart: Bool { true }
    override var containsEnd: Bool { true }
  }

  var characters: [Character] = Array("one two three")
  var string: String { String(characters) }
  var selected: Range<Int>? = 0..<0
  /// The number of characters in each line; nil for one line.
  var columns: Int?
  var affinity = UITextStorageDirection.forward
  lazy var tokens = UITextInputStringTokenizer(textInput: self)

  override var canBecomeFirstResponder: Bool { true }

  private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }
  private func span(_ range: UITextRange) -> Range<Int> { offset(range.start)..<offset(range.end) }
  private func rect(_ range: Range<Int>) -> CGRect {
    CGRect(x: CGFloat(range.lowerBound) * 10, y: 0, width: CGFloat(range.count) * 10, height: 20)
  }

  var hasText: Bool { !characters.isEmpty }
  func insertText(_ text: String) {
    let range = selected ?? characters.count..<characters.count
    characters.replaceSubrange(range, with: text)
    selected = range.lowerBound + text.count..<range.lowerBound + text.count
  }
  func deleteBackward() {
    guard var range = selected else { return }
    if range.isEmpty { range = max(0, range.lowerBound - 1)..<range.lowerBound }
    characters.removeSubrange(range)
    selected = range.lowerBound..<range.lowerBound
  }

  func text(in range: UITextRange) -> String? { String(characters[span(range)]) }
  func replace(_ range: UITextRange, withText text: String) {
    selected = span(range)
    insertText(text)
  }
  var selectedTextRange: UITextRange? {
    get { selected.map(Span.init) }
    set { selected = newValue.map(span) }
  }
  var selectionAffinity: UITextStorageDirection {
    get { affinity }
    set { affinity = newValue }
  }
  var markedTextRange: UITextRange? { nil }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {}
  func unmarkText() {}
  var beginningOfDocument: UITextPosition { Place(0) }
  var endOfDocument: UITextPosition { Place(characters.count) }
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    offset(fromPosition) <= offset(toPosition) ? Span(offset(fromPosition)..<offset(toPosition)) : nil
  }
  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let target = offset(position) + distance
    return (0...characters.count).contains(target) ? Place(target) : nil
  }
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int) -> UITextPosition? {
    switch direction {
    case .right: self.position(from: position, offset: distance)
    case .left: self.position(from: position, offset: -distance)
    default: nil
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(position), offset(other))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction == .left || direction == .up ? range.start : range.end
  }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? { nil }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection) -> NSWritingDirection { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
  func firstRect(for range: UITextRange) -> CGRect { rect(span(range)) }
  func caretRect(for position: UITextPosition) -> CGRect {
    let offset = offset(position), columns = columns ?? .max
    return CGRect(x: CGFloat(offset % columns) * 10, y: CGFloat(offset / columns) * 20, width: 2, height: 20)
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [Rect(rect(span(range)))] }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let row = columns.map { max(0, Int(point.y / 20)) * $0 } ?? 0
    return Place(min(max(0, Int((point.x / 10).rounded())) + row, characters.count))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { closestPosition(to: point) }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
  weak var inputDelegate: (any UITextInputDelegate)?
  var tokenizer: any UITextInputTokenizer { tokens }
}
