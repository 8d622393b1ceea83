import Foundation
internal import CoreText

/// A change that is undone at once: one range of the text was replaced. Typing goes on in the group before, where it goes on in its place.
final class EditGroup {
  enum Kind { case typing, deleting, other }

  private(set) var start: Int
  private(set) var removed: NSAttributedString
  private(set) var inserted: NSAttributedString
  let before: TextSelection
  private(set) var after: TextSelection
  private let kind: Kind
  /// The caret moved, or time went by: nothing is added any more.
  var isClosed = false

  init(
    start: Int, removed: NSAttributedString, inserted: NSAttributedString, before: TextSelection, after: TextSelection, kind: Kind
  ) {
    (self.start, self.removed, self.inserted, self.before, self.after, self.kind) = (start, removed, inserted, before, after, kind)
  }

  /// Where what was inserted stands.
  var range: Range<Int> { start..<start + inserted.length }

  /// Takes over a change that follows; false where it is a group of its own.
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

  /// A line is undone at once, but not more.
  private func startsWord(_ next: EditGroup) -> Bool { inserted.string.last?.isNewline == true }
}

extension NSAttributedString {
  fileprivate static func + (a: NSAttributedString, b: NSAttributedString) -> NSAttributedString {
    let sum = MutableAttributedText(attributedString: a)
    sum.append(b)
    return sum
  }
}
