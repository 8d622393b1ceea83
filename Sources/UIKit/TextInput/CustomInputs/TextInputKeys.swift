import CoreGraphics
import TextEditing

/// Performs editing commands of a keyboard in a text input of the program, through its protocol.
@MainActor
struct TextInputKeys {
  let interaction: UITextInteraction
  let input: any UIResponder & UITextInput

  func perform(_ command: EditingCommand) {
    let isEditable = interaction.textInteractionMode == .editable && input.isEditable
    switch command {
    case .moveSideways(let unit, let right, let extending):
      move(extending, collapsing: unit == .character ? right : nil) {
        target(of: unit, from: $0, forward: right, layout: right ? .right : .left)
      }
    case .move(let unit, let forward, let extending):
      move(extending) { target(of: unit, from: $0, forward: forward, layout: nil) }
    case .moveVertically(let down, let extending):
      move(extending) { position in
        input.position(from: position, in: down ? .down : .up, offset: 1) ?? (down ? input.endOfDocument : input.beginningOfDocument)
      }
    case .movePage(let down, let extending): move(extending) { positionAPage(down: down, from: $0) }
    case .delete(.character, forward: false): if isEditable { input.deleteBackward() }
    case .delete(let unit, let forward): if isEditable { delete(unit, forward) }
    case .newline: if isEditable { input.insertText("\n") }
    case .selectAll: act(Selector("selectAll:"), input.selectAll(_:))
    case .cut: act(Selector("cut:"), input.cut(_:))
    case .copy: act(Selector("copy:"), input.copy(_:))
    case .paste: act(Selector("paste:"), input.paste(_:))
    case .undo: if input.undoManager?.canUndo == true { input.undoManager?.undo() }
    case .redo: if input.undoManager?.canRedo == true { input.undoManager?.redo() }
    }
    UITextInteraction.typed(into: input)
  }

  /// Returns the position that is a page below or above another one. A page is as high as the input, or as what is visible of it in a scroll
  /// view. Text above the first and below the last line continues at the beginning and at the end.
  private func positionAPage(down: Bool, from position: UITextPosition) -> UITextPosition? {
    let view = input.textInputView
    let scroll = sequence(first: view, next: { $0.superview }).lazy.compactMap { $0 as? UIScrollView }.first
    let page = min(view.bounds.height, scroll.map { $0.bounds.inset(by: $0.adjustedContentInset).height } ?? .infinity)
    let caret = input.caretRect(for: position), height = caret.midY + (down ? page : -page)
    if height < input.caretRect(for: input.beginningOfDocument).minY { return input.beginningOfDocument }
    if height > input.caretRect(for: input.endOfDocument).maxY { return input.endOfDocument }
    return input.closestPosition(to: CGPoint(x: caret.minX, y: height))
  }

  private func act(_ action: Selector, _ method: (Any?) -> Void) {
    if input.canPerformAction(action, withSender: nil) { method(nil) }
  }

  /// Moves the end of the selection that the previous keys moved: the start if the selection was extended backward.
  /// - Parameter collapsing: whether a selection collapses to its end (true) or its start (false); nil to move on from there.
  private func move(_ extending: Bool, collapsing: Bool? = nil, _ target: (UITextPosition) -> UITextPosition?) {
    guard let range = input.selectedTextRange else { return }
    let focus = input.selectionAffinity == .backward ? range.start : range.end
    if !extending, !range.isEmpty, let collapsing {
      let end = collapsing ? range.end : range.start
      return select(end, end)
    }
    guard let destination = target(extending ? focus : range.end) else { return }
    guard extending else { return select(destination, destination) }
    let anchor = input.selectionAffinity == .backward ? range.end : range.start
    select(anchor, destination)
  }

  private func select(_ anchor: UITextPosition, _ focus: UITextPosition) {
    let isBackward = input.compare(focus, to: anchor) == .orderedAscending
    input.selectionAffinity = isBackward ? .backward : .forward
    interaction.select(isBackward ? input.textRange(from: focus, to: anchor) : input.textRange(from: anchor, to: focus), byTouch: false)
  }

  private func target(of unit: TextUnit, from position: UITextPosition, forward: Bool, layout: UITextLayoutDirection?) -> UITextPosition? {
    switch unit {
    case .character:
      if let layout { return input.position(from: position, in: layout, offset: 1) }
      return input.position(from: position, offset: forward ? 1 : -1)
    case .document: return forward ? input.endOfDocument : input.beginningOfDocument
    default:
      let granularity: UITextGranularity = unit == .word ? .word : unit == .line ? .line : .paragraph
      return input.tokenizer.position(from: position, toBoundary: granularity, inDirection: .storage(forward ? .forward : .backward))
    }
  }

  private func delete(_ unit: TextUnit, _ forward: Bool) {
    guard let range = input.selectedTextRange else { return }
    guard range.isEmpty else { return input.replace(range, withText: "") }
    guard let end = target(of: unit, from: range.start, forward: forward, layout: nil),
      let span = forward ? input.textRange(from: range.start, to: end) : input.textRange(from: end, to: range.start)
    else { return }
    if input.shouldChangeText(in: span, replacementText: "") { input.replace(span, withText: "") }
  }
}
