import TextEditing

/// The changes that drops make in a text.
extension TextInputCore {
  /// Inserts dropped text and selects it.
  func takeDrop(_ text: String, at offset: Int, _ action: UITextDropProposal.Action) {
    guard let host, !text.isEmpty else { return }
    let text = host.takesNewlines ? text : String(text.map { $0.isNewline ? " " : $0 })
    let range: Range<Int>
    switch action {
    case .insert: range = offset..<offset
    case .replaceSelection: range = editor.selection.range
    case .replaceAll: range = 0..<editor.count
    }
    if editor.marked != nil { unmark() }
    replacesAllOnInput = false
    if !isActive { host.becomeFirstResponder() }
    guard change(range, to: text) else { return }
    select(TextSelection(range.lowerBound..<range.lowerBound + text.utf16.count))
  }

  /// Moves text within the view and selects it, as one step for undo. A drop into the text itself changes nothing.
  func moveText(_ source: Range<Int>, to offset: Int) {
    guard !(source.lowerBound...source.upperBound).contains(offset) else { return }
    let text = editor.text(in: source)
    undoManager.groupApart {
      guard change(source, to: "") else { return }
      let target = offset > source.upperBound ? offset - source.count : offset
      guard change(target..<target, to: text.string, attributed: text) else { return }
      select(TextSelection(target..<target + source.count))
    }
  }

  /// Shows where dropped text would be inserted; nil hides the caret.
  func showDropCaret(_ offset: Int?) {
    let caret = textDrags.caret
    guard let offset else { return caret.removeFromSuperview() }
    caret.backgroundColor = surface.tintColor
    caret.frame = caretFrame(offset)
    if caret.superview == nil { surface.addSubview(caret) }
  }
}
