import TextEditing

extension TextInputCore {
  /// Performs an editing command.
  /// - Returns: false if the command does not apply to this text.
  func perform(_ command: EditingCommand) -> Bool {
    guard let host else { return false }
    // The input method receives the keys while it is composing.
    switch command {
    case .move, .moveSideways, .moveVertically, .movePage:
      guard host.allowsSelection else { return false }
      move(command)
    case .delete(.character, forward: false):
      guard host.allowsEditing else { return false }
      host.deleteBackward()
    case .delete(let unit, let forward):
      guard host.allowsEditing else { return false }
      delete(unit, forward: forward)
    case .newline:
      guard host.allowsEditing else { return false }
      host.insertText("\n")
    case .selectAll: return act(Selector("selectAll:"), host.selectAll(_:))
    case .cut: return act(Selector("cut:"), host.cut(_:))
    case .copy: return act(Selector("copy:"), host.copy(_:))
    case .paste: return act(Selector("paste:"), host.paste(_:))
    case .undo:
      guard let manager = host.undoManager, manager.canUndo else { return false }
      editor.unmark()
      manager.undo()
    case .redo:
      guard let manager = host.undoManager, manager.canRedo else { return false }
      manager.redo()
    }
    return true
  }

  private func act(_ action: Selector, _ method: (Any?) -> Void) -> Bool {
    guard host?.canPerformAction(action, withSender: nil) == true else { return false }
    method(nil)
    return true
  }

  /// Whether an editing action is possible now.
  func canPerform(_ action: Selector) -> Bool {
    guard let host else { return false }
    let isSecure = host.isSecureTextEntry, hasSelection = !editor.selection.isCaret
    switch action.name {
    case "copy:": return hasSelection && !isSecure
    case "cut:": return hasSelection && host.allowsEditing && !isSecure
    case "paste:":
      return host.allowsEditing
        && (pasteDelegate != nil && UIPasteboard.general.numberOfItems > 0 || UIPasteboard.general.hasStrings
          || UIPasteboard.general.hasURLs)
    case "delete:": return hasSelection && host.allowsEditing
    case "select:": return host.allowsSelection && !hasSelection && !editor.isEmpty
    case "selectAll:": return host.allowsSelection && !editor.isEmpty && editor.selection.range.count < editor.count
    default: return false
    }
  }

  func copySelection() {
    guard !editor.selection.isCaret, host?.isSecureTextEntry != true else { return }
    UIPasteboard.general.string = editor.selectedText.string
  }

  func cut() {
    guard !editor.selection.isCaret, host?.isSecureTextEntry != true else { return }
    let text = editor.selectedText.string
    if change(editor.selection.range, to: "") { UIPasteboard.general.string = text }
  }

  func paste() {
    if pasteDelegate != nil, host?.allowsEditing == true { return TextPaste.begin(UIPasteboard.general.itemProviders, in: self) }
    guard let host, var text = UIPasteboard.general.string ?? UIPasteboard.general.url?.absoluteString, !text.isEmpty else { return }
    if !host.takesNewlines {
      text = String(text.map { $0.isNewline ? " " : $0 })
    }
    if editor.marked != nil { unmark() }
    change(editor.selection.range, to: text)
  }

  func selectWord() {
    let range = editor.boundaries.wordRange(at: editor.selection.focus)
    select(TextSelection(range), byTouch: true)
  }

  func selectAll() { select(TextSelection(0..<editor.count), byTouch: false) }
}
