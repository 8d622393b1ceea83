import Foundation
internal import CoreText

/// A change that is undone in one step: the replacement of one range of the text. Typing extends the previous group if it continues at its
/// end.
final class EditGroup {
  enum Kind { case typing, deleting, other }

  private(set) var start: Int
  private(set) var removed: NSAttributedString
  private(set) var inserted: NSAttributedString
  let before: TextSelection
  private(set) var after: TextSelection
  private let kind: Kind
  /// Whether the group is complete, for example because the caret has moved.
  var isClosed = false

  init(
    start: Int, removed: NSAttributedString, inserted: NSAttributedString, before: TextSelection, after: TextSelection, kind: Kind
  ) {
    (self.start, self.removed, self.inserted, self.before, self.after, self.kind) = (start, removed, inserted, before, after, kind)
  }

  /// The range of the inserted text.
  var range: Range<Int> { start..<start + inserted.length }

  /// Adds a change that follows this one.
  /// - Returns: false if the change must be a group of its own.
  func absorb(_ next: EditGroup) -> Bool {
    guard !isClosed, kind == next.kind, kind != .other else { return false }
    switch kind {
    case .typing:
      guard next.removed.length == 0, next.start == range.upperBound, !startsWord(next) else { return false }
      inserted = inserted + next.inserted
    case .deleting:
      guard next.inserted.length == 0, inserted.length == 0 else { return false }
      if next.start + next.removed.length == start {
        removed = next.removed + removed
        start = next.start
      } else if next.start == start {
        removed = removed + next.removed
      } else {
        return false
      }
    case .other: return false
    }
    after = next.after
    return true
  }

  /// Typing after a line break starts a new group, so that undo removes no more than one line.
  private func startsWord(_ next: EditGroup) -> Bool { inserted.string.last?.isNewline == true }
}

extension NSAttributedString {
  fileprivate static func + (a: NSAttributedString, b: NSAttributedString) -> NSAttributedString {
    let sum = MutableAttributedText(attributedString: a)
    sum.append(b)
    return sum
  }
}
