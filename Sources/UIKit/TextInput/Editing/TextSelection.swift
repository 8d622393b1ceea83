/// A caret, or a selected range with a fixed and a moving end. Offsets count UTF-16 units.
struct TextSelection: Hashable, Sendable {
  /// The end that stays in place while the selection is extended.
  var anchor: Int
  /// The end that moves while the selection is extended.
  var focus: Int
  /// Whether a caret at a line wrap is shown at the end of the upper line instead of the start of the lower line.
  var isUpstream = false

  init(anchor: Int, focus: Int, isUpstream: Bool = false) {
    (self.anchor, self.focus, self.isUpstream) = (anchor, focus, isUpstream)
  }

  init(caret: Int, isUpstream: Bool = false) { self.init(anchor: caret, focus: caret, isUpstream: isUpstream) }
  init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: range.upperBound) }

  var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
  var isCaret: Bool { anchor == focus }

  func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(max(0, anchor), count), focus: min(max(0, focus), count), isUpstream: isUpstream)
  }
}
