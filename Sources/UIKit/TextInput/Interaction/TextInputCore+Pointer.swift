import TextEditing

extension TextInputCore {
  /// Returns the text position under a point of the host.
  func position(at point: CGPoint) -> ParagraphStack.Position {
    guard let host else { return .init(offset: 0) }
    var position = stack.position(nearest: surface.convert(point, from: host))
    position.offset = editor.boundaries.snapped(position.offset)
    return position
  }

  private func range(of unit: TextUnit, at offset: Int) -> Range<Int> {
    switch unit {
    case .word: editor.boundaries.wordRange(at: offset)
    case .paragraph, .line: editor.boundaries.paragraphRange(at: offset)
    case .document: 0..<editor.count
    case .character: offset..<offset
    }
  }

  func touchBegan(_ touch: UITouch) {
    guard let host, host.allowsSelection else { return }
    let point = touch.location(in: host)
    closedEditMenu = editMenu?.closedAt == touch.timestamp
    gesture.start = point
    gesture.time = touch.timestamp
    if touch.isSecondary { return secondaryClick(at: point) }
    if touch.isEmulated { return mouseDown(touch, at: point, extending: UIApplication.shared.isShiftHeld) }
    if let fixed = fixedEnd(forHandleAt: point) {
      gesture.mode = .handle(fixed: fixed)
    } else {
      gesture.mode = .pressed
    }
  }

  private func mouseDown(_ touch: UITouch, at point: CGPoint, extending: Bool) {
    guard let host, isActive || host.becomeFirstResponder() else { return }
    let position = position(at: point)
    let unit = TextPointer.unit(forTapCount: touch.tapCount)
    if extending, isActive {
      gesture.origin = editor.selection.anchor..<editor.selection.anchor
      gesture.mode = .selecting(.character)
      return select(TextSelection(anchor: editor.selection.anchor, focus: position.offset, isUpstream: position.isUpstream))
    }
    if unit == .character, isOnSelection(point) {
      gesture.mode = .onSelection
      return
    }
    gesture.mode = .selecting(unit)
    gesture.origin = range(of: unit, at: position.offset)
    if unit == .character {
      select(TextSelection(caret: position.offset, isUpstream: position.isUpstream))
    } else {
      select(TextSelection(gesture.origin))
    }
  }

  private func isOnSelection(_ point: CGPoint) -> Bool {
    guard let host, isActive, !editor.selection.isCaret else { return false }
    let position = surface.convert(point, from: host)
    return stack.rects(of: editor.selection.range).contains { $0.contains(position) }
  }

  /// Handles a click of the secondary button: selects the word under the pointer unless the click is within the selection, and opens the
  /// edit menu.
  private func secondaryClick(at point: CGPoint) {
    guard let host, isActive || host.becomeFirstResponder() else { return }
    let position = position(at: point).offset
    let selected = editor.selection.range
    if selected.isEmpty || !(selected.lowerBound...selected.upperBound).contains(position) {
      let word = editor.boundaries.wordRange(at: position)
      let isWord = editor.boundaries.substring(word).contains { !$0.isWhitespace }
      select(isWord ? TextSelection(word) : TextSelection(caret: position))
    }
    gesture.mode = .none
    if !closedEditMenu { showEditMenu() }
  }

  private func fixedEnd(forHandleAt point: CGPoint) -> Int? {
    guard !handles.start.isHidden else { return nil }
    let range = editor.selection.range
    func distance(_ view: UIView) -> CGFloat { hypot(view.center.x - point.x, view.center.y - point.y) }
    func reaches(_ view: UIView) -> Bool { view.frame.insetBy(dx: -16, dy: -10).contains(point) }
    let first = reaches(handles.start), last = reaches(handles.end)
    guard first || last else { return nil }
    if first, last { return distance(handles.start) < distance(handles.end) ? range.upperBound : range.lowerBound }
    return first ? range.upperBound : range.lowerBound
  }

  func touchMoved(_ touch: UITouch) {
    guard let host else { return }
    defer { showLoupe() }
    let point = touch.location(in: host)
    switch gesture.mode {
    case .none: break
    case .pressed:
      if hypot(point.x - gesture.start.x, point.y - gesture.start.y) > TextPointer.slop {
        gesture.mode = .none
      } else if isActive, touch.timestamp - gesture.time >= TextPointer.hold {
        gesture.mode = .movingCaret
      }
    case .onSelection:
      guard hypot(point.x - gesture.start.x, point.y - gesture.start.y) > TextPointer.slop else { return }
      let start = position(at: gesture.start).offset
      gesture.mode = .selecting(.character)
      gesture.origin = start..<start
      let position = position(at: point)
      select(TextSelection(anchor: start, focus: position.offset, isUpstream: position.isUpstream))
    case .movingCaret:
      let position = position(at: point)
      select(TextSelection(caret: position.offset, isUpstream: position.isUpstream))
    case .selecting(.character):
      let position = position(at: point)
      select(TextSelection(anchor: gesture.origin.lowerBound, focus: position.offset, isUpstream: position.isUpstream))
    case .selecting(let unit):
      select(TextPointer.selection(from: gesture.origin, to: range(of: unit, at: position(at: point).offset)))
    case .handle(let fixed):
      let position = position(at: CGPoint(x: point.x, y: point.y))
      // A handle cannot pass the other one.
      guard position.offset != fixed, (position.offset < fixed) == (editor.selection.range.lowerBound < fixed) else { return }
      select(TextSelection(anchor: fixed, focus: position.offset, isUpstream: position.isUpstream), byTouch: true)
    }
  }

  /// - Returns: whether the touch was a tap.
  @discardableResult
  func touchEnded(_ touch: UITouch) -> Bool {
    defer {
      gesture.mode = .none
      loupe.hide()
    }
    guard let host else { return false }
    switch gesture.mode {
    case .pressed:
      tap(at: touch.location(in: host), count: touch.tapCount, held: touch.timestamp - gesture.time >= TextPointer.hold)
      return true
    case .selecting(.character): return editor.selection.isCaret
    case .onSelection:
      let position = position(at: touch.location(in: host))
      select(TextSelection(caret: position.offset, isUpstream: position.isUpstream))
      return true
    case .handle, .movingCaret:
      showEditMenu()
      return false
    default: return false
    }
  }

  func touchCancelled() {
    gesture.mode = .none
    loupe.hide()
  }

  /// Shows the loupe over the caret that a finger moves, or over the end of the selection that it drags.
  private func showLoupe() {
    let position: Int
    switch gesture.mode {
    case .movingCaret, .handle: position = editor.selection.focus
    default: return
    }
    guard let host else { return }
    loupe.show(host.convert(caretFrame(position, isUpstream: editor.selection.isUpstream), from: surface), of: surface, in: host)
  }

  /// Handles a tap of a finger. A single tap places the caret at the nearer end of the word, as on iOS; a double tap selects the word, a
  /// triple tap the paragraph. After a long press the caret is placed exactly under the finger.
  private func tap(at point: CGPoint, count: Int, held: Bool) {
    guard let host else { return }
    let wasActive = isActive
    guard wasActive || host.becomeFirstResponder() else { return }
    let position = position(at: point), former = editor.selection
    switch TextPointer.unit(forTapCount: count) {
    case .character:
      if held {
        select(TextSelection(caret: position.offset, isUpstream: position.isUpstream))
      } else {
        select(TextSelection(caret: nearerEnd(of: position), isUpstream: position.isUpstream))
      }
      // A tap at the caret opens the menu, or closes it.
      if held || wasActive && former == editor.selection && !closedEditMenu { showEditMenu() }
    case let unit:
      let range = range(of: unit, at: position.offset)
      select(TextSelection(range), byTouch: true)
      showEditMenu()
    }
  }

  /// Returns the nearer end of the word at a position, because a finger is not precise.
  private func nearerEnd(of position: ParagraphStack.Position) -> Int {
    let boundaries = editor.boundaries
    let word = boundaries.wordRange(at: position.offset)
    guard word.contains(position.offset), let first = boundaries.substring(word).first, CharacterClass(first) == .letters else {
      return position.offset
    }
    return position.offset - word.lowerBound < word.upperBound - position.offset ? word.lowerBound : word.upperBound
  }
}
