/// Where a finger or the mouse is in selecting text. A value; what it finds out is done by `TextInputCore`.
struct TextPointer {
  enum Mode: Equatable {
    case none
    /// A finger came down, and has not moved far.
    case pressed
    /// A finger rests: it moves the caret.
    case movingCaret
    /// The mouse selects, by the unit that it began with.
    case selecting(TextUnit)
    /// A handle is dragged; the other end of the selection stays.
    case handle(fixed: Int)
  }

  /// Points that a finger may move and still tap.
  static let slop: CGFloat = 10
  /// Seconds until a finger that rests moves the caret.
  static let hold: TimeInterval = 0.5

  var mode = Mode.none
  var start = CGPoint.zero
  var time: TimeInterval = 0
  /// What the first click selected.
  var origin: Range<Int> = 0..<0

  var isSelecting: Bool {
    switch mode {
    case .selecting, .handle, .movingCaret: true
    case .none, .pressed: false
    }
  }

  func isTap(endingAt point: CGPoint) -> Bool {
    (mode == .pressed || mode == .selecting(.character)) && hypot(point.x - start.x, point.y - start.y) <= Self.slop
  }

  static func unit(forTapCount count: Int) -> TextUnit {
    switch (count - 1) % 3 {
    case 0: .character
    case 1: .word
    default: .paragraph
    }
  }

  /// From what the first click selected to where the pointer is, in whole units.
  static func selection(from origin: Range<Int>, to unit: Range<Int>) -> TextSelection {
    unit.lowerBound < origin.lowerBound
      ? TextSelection(anchor: origin.upperBound, focus: unit.lowerBound)
      : TextSelection(anchor: origin.lowerBound, focus: max(origin.upperBound, unit.upperBound))
  }
}
