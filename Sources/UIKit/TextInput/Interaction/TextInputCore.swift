internal import CoreText
import TextEditing

/// The text handling that text fields and text views share. Passes keys, touches, the pasteboard and input methods to a `TextEditor`, lays
/// out the text and shows it with its selection.
@MainActor
final class TextInputCore: NSObject {
  let storage: NSTextStorage
  let editor: TextEditor
  let surface = TextSurface(frame: .zero)
  let undoManager = UndoManager()
  let handles = (start: StandardHandleView(.leading), end: StandardHandleView(.trailing))
  weak var host: (any TextInputHost)?
  weak var inputDelegate: (any UITextInputDelegate)?
  weak var pasteDelegate: (any UITextPasteDelegate)?
  private var tokenizer: (any UITextInputTokenizer)?

  private(set) var stack = ParagraphStack()
  private var isStackValid = false
  private var layoutWidth = CGFloat.infinity
  /// Whether only the text has changed, so that a layout manager can keep its layout of the other text.
  private(set) var keepsStyles = false
  /// The range of the current text that the storage reported as changed while the editor was changing it.
  private var processed: Range<Int>?
  /// The horizontal position that moves up and down aim at.
  private var goalX: CGFloat?
  private(set) var isActive = false
  /// Whether the selection was made by touch, and so has handles.
  private var showsHandles = false
  /// Whether the next input replaces the whole text, for example when editing of secure text begins again.
  var replacesAllOnInput = false
  var gesture = TextPointer()
  let loupe = Loupe()
  private var madeDrags: TextDrags?
  /// Drag and drop of the text, made on first use.
  var textDrags: TextDrags {
    let drags = madeDrags ?? TextDrags(self)
    madeDrags = drags
    return drags
  }
  /// Whether text of the view is dragged, or a drag is over it.
  var dragActivity: (source: Bool, target: Bool) { (madeDrags?.dragged != nil, madeDrags?.isTarget ?? false) }
  /// The edit menu, made when it is first shown.
  var editMenu: UIEditMenuInteraction?
  /// Whether the current touch has closed the edit menu.
  var closedEditMenu = false

  init(storage: NSTextStorage = NSTextStorage()) {
    self.storage = storage
    editor = TextEditor(storage: storage)
    super.init()
    editor.onEdit = { [weak self] in self?.edited($0) }
    editor.onGroup = { [weak self] in self?.register($0) }
    storage.onProcess = { [weak self] actions, range, delta in
      MainActor.assumeIsolated { self?.storageProcessed(actions, range, delta) }
    }
  }

  func attach(to host: any TextInputHost) { self.host = host }

  /// Returns the tokenizer, made on first use.
  func tokenizer(of host: any TextInputHost) -> any UITextInputTokenizer {
    let made = tokenizer ?? UITextInputStringTokenizer(textInput: host)
    tokenizer = made
    return made
  }

  // MARK: Layout

  /// Invalidates the layout of the whole text, because fonts, colours or the underline of the marked text have changed.
  func invalidateLayout() {
    isStackValid = false
    host?.textLayoutDidChange()
  }

  var isLaidOut: Bool { isStackValid }

  /// Changes the fonts of the text and of typed text that follow the content size category.
  /// - Returns: whether a font changed.
  func adjustFonts(to category: UIContentSizeCategory) -> Bool {
    let changes = storage.fontChanges(to: category)
    if !changes.isEmpty {
      storage.beginEditing()
      for (range, font) in changes { storage.addAttribute(.font, value: font, range: range) }
      storage.endEditing()
    }
    guard let typed = editor.typingAttributes[.font] as? UIFont else { return !changes.isEmpty }
    let adjusted = typed.adjusted(to: category)
    if adjusted !== typed { editor.typingAttributes[.font] = adjusted }
    return !changes.isEmpty || adjusted !== typed
  }

  /// Returns the size of the text for a width, in points, not rounded to pixels.
  func size(width: CGFloat) -> CGSize {
    guard let host else { return .zero }
    if isStackValid, layoutWidth == width { return stack.size }
    if let managed = host.managedSize(width: width) { return managed }
    var trial = ParagraphStack()
    host.traitCollection.performInMainActor { trial.layOut(editor.string, width: width, style: host.styledText) }
    return trial.size
  }

  /// Lays out the text if the layout is invalid or the width has changed.
  /// - Parameter anew: whether to lay out the text in any case.
  func layOut(width: CGFloat, anew: Bool = false) {
    guard let host, anew || !isStackValid || width != layoutWidth else { return }
    layoutWidth = width
    isStackValid = true
    host.traitCollection.performInMainActor {
      if let managed = host.managedLayout(width: width) {
        stack = managed
      } else {
        stack.layOut(editor.string, width: width, style: host.styledText)
      }
    }
    surface.show(stack)
  }

  private func edited(_ edit: TextEdit) {
    goalX = nil
    // A delegate or a storage may have changed attributes around the edit.
    let edit = edit.widened(to: processed)
    processed = nil
    guard let host, isStackValid else {
      self.host?.textLayoutDidChange()
      return
    }
    var managed: ParagraphStack?
    keepsStyles = true
    host.traitCollection.performInMainActor { managed = host.managedLayout(width: layoutWidth) }
    keepsStyles = false
    if let managed {
      stack = managed
      surface.show(stack)
      return host.textLayoutDidChange()
    }
    let oldHeight = stack.size.height
    let first = stack.paragraphIndex(at: edit.range.lowerBound)
    let top = stack.paragraphs.indices.contains(first) ? stack.paragraphs[first].top : 0
    host.traitCollection.performInMainActor {
      stack.update(editor.string, edit: edit, style: host.styledText)
    }
    var bottom = max(oldHeight, stack.size.height)
    if oldHeight == stack.size.height {
      let last = stack.paragraphIndex(at: edit.newRange.upperBound)
      if stack.paragraphs.indices.contains(last) { bottom = stack.paragraphs[last].bottom }
    }
    surface.show(stack, from: top, to: bottom)
    host.textLayoutDidChange()
  }

  private func storageProcessed(_ actions: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int) {
    guard !editor.isChanging else {
      processed = range.location..<range.location + range.length
      return
    }
    let edit = TextEdit(range: range.location..<range.location + max(0, range.length - delta), newCount: range.length)
    editor.storageChanged(edit, keepsCharacters: !actions.contains(.editedCharacters))
    refreshSelection()
  }

  // MARK: First responder

  func activate() {
    isActive = true
    replacesAllOnInput = host?.isSecureTextEntry == true && !editor.isEmpty
    if host?.looksDifferentInEditing != false { invalidateLayout() }
    refreshSelection()
  }

  func deactivate() {
    let wasComposing = editor.marked != nil
    isActive = false
    showsHandles = false
    hideEditMenu()
    loupe.hide()
    editor.unmark()
    editor.closeGroup()
    if wasComposing || host?.looksDifferentInEditing != false { invalidateLayout() }
    refreshSelection()
  }

  // MARK: Selection

  func select(_ selection: TextSelection, byTouch: Bool = false) {
    let before = editor.selection
    editor.unmark()
    editor.select(selection)
    showsHandles = byTouch && !editor.selection.isCaret
    if editor.selection != before { selectionChanged() } else { refreshSelection() }
  }

  func selectionChanged() {
    goalX = nil
    hideEditMenu()
    inputDelegate?.selectionDidChange(host)
    refreshSelection()
    host?.selectionDidChange()
    host?.revealCaret()
  }

  /// Updates the caret or the selection after a layout.
  func refreshSelectionIfMoved() {
    guard isActive else { return }
    let selection = editor.selection
    if selection.isCaret {
      guard host?.allowsEditing == true, !surface.caret.isHidden else { return refreshSelection() }
      let frame = caretFrame(selection.focus, isUpstream: selection.isUpstream)
      if surface.caret.frame != frame { surface.caret.frame = frame }
    } else {
      refreshSelection()
    }
  }

  /// Applies the style of marked text, by default an underline, to the text that an input method is composing.
  func underlineMarked(in piece: NSMutableAttributedString, from start: Int, style: [NSAttributedString.Key: Any]?) {
    guard let marked = editor.marked else { return }
    let range = marked.clamped(to: start..<start + piece.length)
    guard !range.isEmpty else { return }
    piece.addAttributes(
      style ?? [.underlineStyle: NSUnderlineStyle.single.rawValue],
      range: NSRange(location: range.lowerBound - start, length: range.count))
  }

  /// Updates the caret, the highlights and the handles.
  func refreshSelection() {
    guard let host, isActive, isStackValid else {
      surface.caret.stop()
      surface.showSelection([])
      handles.start.isHidden = true
      handles.end.isHidden = true
      return
    }
    let selection = editor.selection
    if !selection.isCaret { textDrags.prepareDrag() }
    if selection.isCaret {
      surface.showSelection([])
      if host.allowsEditing {
        surface.caret.frame = caretFrame(selection.focus, isUpstream: selection.isUpstream)
        surface.caret.restart()
      } else {
        surface.caret.stop()
      }
    } else {
      surface.caret.stop()
      surface.showSelection(stack.rects(of: selection.range).map(onPixels))
    }
    placeHandles()
  }

  func placeHandles() {
    guard let host, showsHandles, isActive, !editor.selection.isCaret else {
      handles.start.isHidden = true
      handles.end.isHidden = true
      return
    }
    let range = editor.selection.range
    for (handle, offset) in [(handles.start, range.lowerBound), (handles.end, range.upperBound)] {
      let rect = stack.caretRect(at: .init(offset: offset, isUpstream: offset == range.upperBound))
      handle.isHidden = false
      handle.stand(at: onPixels(host.convert(rect, from: surface)))
      host.bringSubviewToFront(handle)
    }
  }

  private func onPixels(_ rect: CGRect) -> CGRect { (host?.pixelGrid ?? PixelGrid(scale: max(UIScreen.main.scale, 1))).nearestEdges(rect) }

  /// Returns the frame of a caret in the surface: on whole pixels and centred on the position, but never left of the text.
  func caretFrame(_ offset: Int, isUpstream: Bool = false) -> CGRect {
    var rect = stack.caretRect(at: .init(offset: offset, isUpstream: isUpstream))
    rect.origin.x = max(0, rect.minX - CaretView.width / 2)
    rect.size.width = CaretView.width
    return onPixels(rect)
  }

  // MARK: Changes by the user

  /// Replaces a range, if the delegate allows it.
  @discardableResult
  func change(_ range: Range<Int>, to text: String, kind: EditGroup.Kind = .other, attributed: NSAttributedString? = nil) -> Bool {
    guard let host, host.allowsEditing else { return false }
    let range = editor.boundaries.snapped(range.clamped(to: 0..<editor.count))
    guard host.mayChange(range, to: text) else { return false }
    inputDelegate?.textWillChange(host)
    editor.replace(range.clamped(to: 0..<editor.count), with: attributed ?? editor.attributed(text), kind: kind)
    inputDelegate?.textDidChange(host)
    userChanged()
    return true
  }

  private func userChanged() {
    guard let host else { return }
    showsHandles = false
    hideEditMenu()
    host.layoutTextIfNeeded()
    refreshSelection()
    host.selectionDidChange()
    host.userDidChangeText()
    host.revealCaret()
  }

  func insert(_ text: String) {
    guard let host, host.allowsEditing else { return }
    if !host.takesNewlines, text == "\n" { return host.returnPressed() }
    // The marked text is removed, because the final text is inserted now.
    if editor.marked != nil { editor.removeMarked() }
    let all = replacesAllOnInput
    replacesAllOnInput = false
    let range = all ? 0..<editor.count : editor.selection.range
    change(range, to: text, kind: range.isEmpty ? .typing : .other)
  }

  func delete(_ unit: TextUnit, forward: Bool) {
    guard let host, host.allowsEditing else { return }
    if editor.marked != nil { editor.unmark() }
    let all = replacesAllOnInput
    replacesAllOnInput = false
    var range = editor.rangeToDelete(unit, forward: forward)
    if unit == .line, editor.selection.isCaret { range = lineToDelete(forward: forward) ?? range }
    if all { range = 0..<editor.count }
    guard !range.isEmpty else { return }
    change(range, to: "", kind: editor.selection.isCaret ? .deleting : .other)
  }

  private func lineToDelete(forward: Bool) -> Range<Int>? {
    let caret = editor.selection.focus
    let line = stack.lineRange(at: .init(offset: caret, isUpstream: editor.selection.isUpstream))
    let other = forward ? line.upperBound : line.lowerBound
    return other == caret ? nil : min(caret, other)..<max(caret, other)
  }

  // MARK: Composition

  func setMarked(_ text: String, selected: NSRange) {
    guard let host, host.allowsEditing else { return }
    guard editor.marked != nil || !text.isEmpty else { return }
    let range = selected.location == NSNotFound ? text.utf16.count..<text.utf16.count : selected.clampedRange
    inputDelegate?.textWillChange(host)
    let former = editor.marked
    editor.setMarked(text, selected: range)
    inputDelegate?.textDidChange(host)
    // The text that was marked before loses its underline.
    if let former, !former.isEmpty { invalidateLayout() }
    userChanged()
  }

  func unmark() {
    guard editor.marked != nil else { return }
    editor.unmark()
    invalidateLayout()
    host?.layoutTextIfNeeded()
    refreshSelection()
  }

  // MARK: Undo

  private func register(_ group: EditGroup) {
    undoManager.groupApart { registerOne(group) }
  }

  private func registerOne(_ group: EditGroup) {
    undoManager.registerUndo(withTarget: self) { core in
      core.editor.closeGroup()
      let inverse = core.editor.revert(group)
      core.registerOne(inverse)
      core.userChanged()
    }
    if !undoManager.isUndoing, !undoManager.isRedoing { undoManager.setActionName("Typing") }
  }

  // MARK: Movement

  func move(_ command: EditingCommand) {
    guard host?.allowsSelection == true else { return }
    let selection = editor.selection
    if editor.marked != nil { unmark() }
    switch command {
    case .moveSideways(let unit, let right, let extending):
      let forward = right != stack.isRightToLeft(at: selection.focus)
      move(unit, forward: forward, extending: extending)
    case .move(let unit, let forward, let extending): move(unit, forward: forward, extending: extending)
    case .moveVertically(let down, let extending): moveVertically(by: down ? 1 : -1, extending: extending)
    case .movePage(let down, let extending): movePage(down: down, extending: extending)
    default: return
    }
  }

  private func move(_ unit: TextUnit, forward: Bool, extending: Bool) {
    let selection = editor.selection
    if unit == .line {
      let line = stack.lineRange(at: .init(offset: selection.focus, isUpstream: selection.isUpstream))
      let target = forward ? line.upperBound : line.lowerBound
      editor.moveFocus(to: target, isUpstream: forward && stack.endsWithWrap(line), extending: extending)
    } else {
      editor.move(unit, forward: forward, extending: extending)
    }
    finishMove(from: selection)
  }

  private func moveVertically(by lines: Int, extending: Bool) {
    let selection = editor.selection
    // Without extending, the move starts at the end of the selection in its direction.
    let from =
      extending || selection.isCaret
      ? selection.focus : lines < 0 ? selection.range.lowerBound : selection.range.upperBound
    let position = ParagraphStack.Position(offset: from, isUpstream: selection.isUpstream)
    let x = goalX ?? stack.caretRect(at: position).minX
    if let target = stack.position(below: position, by: lines, x: x) {
      editor.moveFocus(to: target.offset, isUpstream: target.isUpstream, extending: extending)
    } else {
      editor.moveFocus(to: lines > 0 ? editor.count : 0, extending: extending)
    }
    finishMove(from: selection)
    goalX = x
  }

  private func movePage(down: Bool, extending: Bool) {
    guard let host else { return }
    let selection = editor.selection
    let caret = stack.caretRect(at: .init(offset: selection.focus, isUpstream: selection.isUpstream))
    let x = goalX ?? caret.minX
    let y = caret.midY + (down ? 1 : -1) * host.pageHeight
    let target =
      y < 0 ? .init(offset: 0) : y > stack.size.height ? .init(offset: editor.count) : stack.position(nearest: CGPoint(x: x, y: y))
    editor.moveFocus(to: target.offset, isUpstream: target.isUpstream, extending: extending)
    finishMove(from: selection)
    goalX = x
  }

  private func finishMove(from former: TextSelection) {
    showsHandles = false
    editor.closeGroup()
    if editor.selection != former { selectionChanged() } else { refreshSelection() }
  }
}

extension NSRange {
  fileprivate var clampedRange: Range<Int> { max(0, location)..<max(0, location) + max(0, length) }
}
