import Foundation

/// A change that is undone in one step: the replacement of one range of the text. Typing extends the previous group if it continues at its
/// end.
package final class EditGroup {
  package enum Kind { case typing, deleting, other }

  package private(set) var start: Int
  package private(set) var removed: NSAttributedString
  package private(set) var inserted: NSAttributedString
  package let before: TextSelection
  package private(set) var after: TextSelection
  private let kind: Kind
  /// Whether the group is complete, for example because the caret has moved.
  package var isClosed = false

  package init(
    start: Int, removed: NSAttributedString, inserted: NSAttributedString, before: TextSelection, after: TextSelection, kind: Kind
  ) {
    (self.start, self.removed, self.inserted, self.before, self.after, self.kind) = (start, removed, inserted, before, after, kind)
  }

  /// The range of the inserted text.
  package var range: Range<Int> { start..<start + inserted.length }

  /// Adds a change that follows this one.
  /// - Returns: false if the change must be a group of its own.
  func absorb(_ next: EditGroup, in storage: any EditableStorage) -> Bool {
    guard !isClosed, kind == next.kind, kind != .other else { return false }
    switch kind {
    case .typing:
      guard next.removed.length == 0, next.start == range.upperBound, !startsWord(next) else { return false }
      inserted = storage.join(inserted, next.inserted)
    case .deleting:
      guard next.inserted.length == 0, inserted.length == 0 else { return false }
      if next.start + next.removed.length == start {
        removed = storage.join(next.removed, removed)
        start = next.start
      } else if next.start == start {
        removed = storage.join(removed, next.removed)
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
