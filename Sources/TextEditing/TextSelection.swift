/// A caret, or a selected range with a fixed and a moving end. Offsets count UTF-16 units.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays in place while the selection is extended.
  package var anchor: Int
  /// The end that moves while the selection is extended.
  package var focus: Int
  /// Whether a caret at a line wrap is shown at the end of the upper line instead of the start of the lower line.
  package var isUpstream = false

  package init(anchor: Int, focus: Int, isUpstream: Bool = false) {
    (self.anchor, self.focus, self.isUpstream) = (anchor, focus, isUpstream)
  }

  package init(caret: Int, isUpstream: Bool = false) { self.init(anchor: caret, focus: caret, isUpstream: isUpstream) }
  package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, focus: range.upperBound) }

  package var range: Range<Int> { min(anchor, focus)..<max(anchor, focus) }
  package var isCaret: Bool { anchor == focus }

  package func clamped(to count: Int) -> TextSelection {
    TextSelection(anchor: min(max(0, anchor), count), focus: min(max(0, focus), count), isUpstream: isUpstream)
  }
}
