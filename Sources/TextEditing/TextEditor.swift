import Foundation

/// A text with a selection, the marked text of an input method, and undoable changes. It does not know about views.
///
/// Ranges count UTF-16 units and are widened to whole characters. Ranges outside the text are clamped.
package final class TextEditor {
  private let storage: any EditableStorage
  package private(set) var selection = TextSelection(caret: 0)
  /// The range that an input method is composing.
  package private(set) var marked: Range<Int>?
  /// The attributes of inserted text.
  package var typingAttributes: [NSAttributedString.Key: Any] = [:]

  /// Called after each change of the text.
  package var onEdit: ((TextEdit) -> Void)?
  /// Called when a change starts a new undo group.
  package var onGroup: ((EditGroup) -> Void)?
  private var group: EditGroup?
  /// The text and the selection that the marked text replaced, for undo.
  private var replacedByMarked: (text: NSAttributedString, selection: TextSelection)?
  private var boundariesCache: TextBoundaries?
  /// Whether the editor itself is changing the storage.
  package private(set) var isChanging = false

  package init(storage: any EditableStorage) { self.storage = storage }

  package var boundaries: TextBoundaries {
    if let boundariesCache { return boundariesCache }
    let made = TextBoundaries(storage.string)
    boundariesCache = made
    return made
  }

  package var string: String { boundaries.string }
  package var count: Int { boundaries.count }
  package var isEmpty: Bool { count == 0 }
  package var selectedText: NSAttributedString { text(in: selection.range) }

  package func text(in range: Range<Int>) -> NSMutableAttributedString {
    let range = range.clamped(to: 0..<count)
    return storage.copy(of: NSRange(location: range.lowerBound, length: range.count))
  }

  // MARK: Selection

  /// Ends the current undo group, so that typing starts a new one.
  package func closeGroup() {
    group?.isClosed = true
    group = nil
  }

  package func select(_ wanted: TextSelection) {
    let inside = wanted.clamped(to: count)
    let selection = TextSelection(
      anchor: boundaries.snapped(inside.anchor), focus: boundaries.snapped(inside.focus), isUpstream: inside.isUpstream)
    guard selection != self.selection else { return }
    self.selection = selection
    closeGroup()
  }

  package func select(_ range: Range<Int>) { select(TextSelection(range)) }
  package func selectAll() { select(0..<count) }

  // MARK: Changes

  /// Replaces the whole text by code and moves the caret to its end. The caller removes the undo actions.
  package func setText(_ text: NSAttributedString) {
    marked = nil
    replacedByMarked = nil
    closeGroup()
    change(0..<count, text)
    selection = TextSelection(caret: count)
  }

  /// Updates the selection after a change of the storage that the editor did not make.
  /// - Parameter keepsCharacters: whether only attributes have changed.
  package func storageChanged(_ edit: TextEdit, keepsCharacters: Bool) {
    if keepsCharacters {
      onEdit?(edit)
      return
    }
    boundariesCache = nil
    marked = nil
    replacedByMarked = nil
    closeGroup()
    func moved(_ offset: Int) -> Int {
      if offset <= edit.range.lowerBound { return offset }
      return offset >= edit.range.upperBound ? offset + edit.newCount - edit.range.count : edit.newRange.upperBound
    }
    selection = TextSelection(anchor: boundaries.snapped(moved(selection.anchor)), focus: boundaries.snapped(moved(selection.focus)))
    onEdit?(edit)
  }

  private func change(_ range: Range<Int>, _ text: NSAttributedString) {
    isChanging = true
    storage.replaceCharacters(in: NSRange(location: range.lowerBound, length: range.count), with: text)
    isChanging = false
    boundariesCache = nil
    onEdit?(TextEdit(range: range, newCount: text.length))
  }

  package func attributed(_ text: String) -> NSAttributedString { storage.makeText(text, attributes: typingAttributes) }

  /// Replaces a range as an undoable change, with the caret after the new text.
  package func replace(_ range: Range<Int>, with text: NSAttributedString, kind: EditGroup.Kind = .other) {
    finishMarked()
    let range = boundaries.snapped(range.clamped(to: 0..<count))
    guard !range.isEmpty || text.length > 0 else { return }
    let removed = self.text(in: range), before = selection
    change(range, text)
    selection = TextSelection(caret: boundaries.snapped(range.lowerBound + text.length))
    record(
      EditGroup(start: range.lowerBound, removed: removed, inserted: text, before: before, after: selection, kind: kind))
  }

  package func insert(_ text: String) {
    let kind: EditGroup.Kind = selection.isCaret ? .typing : .other
    replace(selection.range, with: attributed(text), kind: kind)
  }

  private func record(_ change: EditGroup) {
    if let group, group.absorb(change, in: storage) { return }
    closeGroup()
    group = change
    onGroup?(change)
  }

  /// Undoes a group. Returns the group that redoes it.
  package func revert(_ group: EditGroup) -> EditGroup {
    finishMarked()
    closeGroup()
    let range = group.range.clamped(to: 0..<count)
    let present = text(in: range)
    change(range, group.removed)
    selection = group.before.clamped(to: count)
    return EditGroup(
      start: range.lowerBound, removed: present, inserted: group.removed, before: group.after, after: group.before, kind: .other)
  }

  // MARK: Deletion

  /// Returns the range that a deletion removes: the selection, or a unit next to the caret. Lines end at paragraph separators here.
  package func rangeToDelete(_ unit: TextUnit, forward: Bool) -> Range<Int> {
    guard selection.isCaret else { return selection.range }
    let caret = selection.focus
    let other = destination(from: caret, unit, forward: forward)
    // At the edge of a paragraph, the separator is deleted.
    if other == caret, unit == .line || unit == .paragraph {
      return forward ? caret..<boundaries.next(after: caret) : boundaries.previous(before: caret)..<caret
    }
    return min(caret, other)..<max(caret, other)
  }

  package func delete(_ range: Range<Int>) {
    let kind: EditGroup.Kind = selection.isCaret ? .deleting : .other
    replace(range, with: storage.makeText("", attributes: [:]), kind: kind)
  }

  // MARK: Movement

  /// Returns the offset that a caret moves to. Without a layout, a line is a whole paragraph.
  package func destination(from offset: Int, _ unit: TextUnit, forward: Bool) -> Int {
    switch unit {
    case .character: return forward ? boundaries.next(after: offset) : boundaries.previous(before: offset)
    case .word: return forward ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset)
    case .line:
      let range = boundaries.paragraphRange(at: offset)
      return forward ? range.upperBound : range.lowerBound
    case .paragraph:
      let range = boundaries.paragraphRange(at: offset)
      if forward { return offset == range.upperBound ? boundaries.paragraphRange(at: range.upperBound + 1).upperBound : range.upperBound }
      return offset == range.lowerBound ? boundaries.paragraphRange(at: max(0, range.lowerBound - 1)).lowerBound : range.lowerBound
    case .document: return forward ? count : 0
    }
  }

  /// Moves the caret or, if `extending`, the focus of the selection. Otherwise a selection collapses to its end in the direction of the
  /// move.
  package func move(_ unit: TextUnit, forward: Bool, extending: Bool) {
    if !extending, !selection.isCaret, unit == .character {
      return select(TextSelection(caret: forward ? selection.range.upperBound : selection.range.lowerBound))
    }
    moveFocus(to: destination(from: selection.focus, unit, forward: forward), extending: extending)
  }

  package func moveFocus(to offset: Int, isUpstream: Bool = false, extending: Bool) {
    select(TextSelection(anchor: extending ? selection.anchor : offset, focus: offset, isUpstream: isUpstream))
  }

  // MARK: Marked text

  /// Replaces the selection, or the previous marked text, with the text that an input method composes.
  /// - Parameter selected: the selection within the marked text.
  package func setMarked(_ text: String, selected: Range<Int>) {
    let range: Range<Int>
    if let marked {
      range = marked
    } else {
      closeGroup()
      range = selection.range
      replacedByMarked = (self.text(in: range), selection)
    }
    let piece = attributed(text)
    change(range, piece)
    let inner = selected.clamped(to: 0..<piece.length)
    if text.isEmpty {
      marked = nil
      finish(at: range.lowerBound, inserted: storage.makeText("", attributes: [:]))
    } else {
      marked = range.lowerBound..<range.lowerBound + piece.length
    }
    selection = TextSelection(
      anchor: boundaries.snapped(range.lowerBound + inner.lowerBound), focus: boundaries.snapped(range.lowerBound + inner.upperBound))
  }

  /// Turns the marked text into ordinary text.
  package func unmark() {
    guard marked != nil else { return }
    finishMarked()
    selection = TextSelection(caret: selection.range.upperBound)
  }

  /// Removes the marked text and leaves the caret at its position. The final text is inserted afterwards.
  package func removeMarked() {
    guard let marked else { return }
    change(marked, storage.makeText("", attributes: [:]))
    self.marked = nil
    selection = TextSelection(caret: boundaries.snapped(marked.lowerBound))
    finish(at: marked.lowerBound, inserted: storage.makeText("", attributes: [:]))
  }

  private func finishMarked() {
    guard let marked else { return }
    self.marked = nil
    finish(at: marked.lowerBound, inserted: text(in: marked))
  }

  /// Records the whole composition as one undoable change.
  private func finish(at start: Int, inserted: NSAttributedString) {
    guard let former = replacedByMarked else { return }
    replacedByMarked = nil
    guard former.text.length > 0 || inserted.length > 0 else { return }
    record(
      EditGroup(
        start: start, removed: former.text, inserted: inserted, before: former.selection,
        after: TextSelection(caret: start + inserted.length), kind: .other))
  }
}
