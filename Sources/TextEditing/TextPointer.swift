import CoreGraphics
import Foundation

/// The state of a finger or the mouse that selects text, as a value. `TextInputCore` performs the changes.
package struct TextPointer {
  package enum Mode: Equatable {
    case none
    /// A finger is down and has not moved far.
    case pressed
    /// A resting finger moves the caret.
    case movingCaret
    /// The mouse selects text by a unit, which depends on the number of clicks.
    case selecting(TextUnit)
    /// The mouse is down on selected text, which may be dragged. The caret moves when the mouse moves or is released.
    case onSelection
    /// A handle is dragged; the other end of the selection is fixed.
    case handle(fixed: Int)
  }

  /// The distance, in points, that a finger may move and still tap.
  package static let slop: CGFloat = 10
  /// The time, in seconds, after which a resting finger moves the caret.
  package static let hold: TimeInterval = 0.5

  package var mode = Mode.none
  package var start = CGPoint.zero
  package var time: TimeInterval = 0
  /// The range that the first click selected.
  package var origin: Range<Int> = 0..<0

  package init() {}

  package var isSelecting: Bool {
    switch mode {
    case .selecting, .handle, .movingCaret: true
    case .none, .pressed, .onSelection: false
    }
  }

  package func isTap(endingAt point: CGPoint) -> Bool {
    (mode == .pressed || mode == .selecting(.character)) && hypot(point.x - start.x, point.y - start.y) <= Self.slop
  }

  package static func unit(forTapCount count: Int) -> TextUnit {
    switch (count - 1) % 3 {
    case 0: .character
    case 1: .word
    default: .paragraph
    }
  }

  /// Returns the selection from the range of the first click to the unit under the pointer.
  package static func selection(from origin: Range<Int>, to unit: Range<Int>) -> TextSelection {
    unit.lowerBound < origin.lowerBound
      ? TextSelection(anchor: origin.upperBound, focus: unit.lowerBound)
      : TextSelection(anchor: origin.lowerBound, focus: max(origin.upperBound, unit.upperBound))
  }
}
