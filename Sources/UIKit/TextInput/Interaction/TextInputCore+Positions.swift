import TextEditing

// The queries and commands of UITextInput, in terms of text positions.
extension TextInputCore {
  func offset(_ position: UITextPosition) -> Int { ((position as? TextOffset)?.offset ?? 0).clamped(0, editor.count) }

  func units(_ range: UITextRange) -> Range<Int> {
    if let range = range as? TextOffsetRange { return range.range.clamped(to: 0..<editor.count) }
    let (start, end) = (offset(range.start), offset(range.end))
    return min(start, end)..<max(start, end)
  }

  func text(in range: UITextRange) -> String { editor.boundaries.substring(units(range)) }

  /// Replaces a range by code. The delegate is not asked, and the change can be undone.
  func replace(_ range: UITextRange, with text: String) { replace(range, with: editor.attributed(text)) }

  func replace(_ range: UITextRange, with text: NSAttributedString) {
    guard let host else { return }
    editor.replace(units(range), with: text)
    host.layoutTextIfNeeded()
    refreshSelection()
    host.selectionDidChange()
    host.userDidChangeText()
    host.revealCaret()
  }

  var selectedRange: UITextRange? {
    get { TextOffsetRange(editor.selection.range) }
    set {
      guard let newValue else { return }
      let range = units(newValue)
      guard range != editor.selection.range else { return }
      select(TextSelection(range))
    }
  }

  /// Sets the end of the selection that keys move.
  func setAffinity(_ affinity: UITextStorageDirection) {
    let range = editor.selection.range
    guard !range.isEmpty else { return }
    let isBackward = affinity == .backward
    editor.select(
      TextSelection(anchor: isBackward ? range.upperBound : range.lowerBound, focus: isBackward ? range.lowerBound : range.upperBound))
  }

  var markedRange: UITextRange? { editor.marked.map { TextOffsetRange($0) } }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    if start is SearchTokenPosition { return SearchTokenRange(start, end) }
    let (a, b) = (offset(start), offset(end))
    return TextOffsetRange(min(a, b)..<max(a, b))
  }

  func position(from position: UITextPosition, offset distance: Int) -> UITextPosition? {
    let (target, overflows) = offset(position).addingReportingOverflow(distance)
    guard !overflows, (0...editor.count).contains(target) else { return nil }
    return TextOffset(target)
  }

  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset distance: Int) -> UITextPosition? {
    let start = offset(position)
    switch direction {
    case .left, .right:
      let forward = (direction == .right) != stack.isRightToLeft(at: start)
      let (characters, overflows) = distance.multipliedReportingOverflow(by: forward ? 1 : -1)
      guard !overflows, abs(distance) <= editor.count else { return nil }
      return editor.boundaries.offset(start, movedBy: characters).map { TextOffset($0) }
    case .up, .down:
      guard abs(distance) <= editor.count else { return nil }
      let step = (direction == .down) == (distance > 0) ? 1 : -1
      host?.layoutTextIfNeeded()
      var caret = ParagraphStack.Position(offset: start, isUpstream: (position as? TextOffset)?.isUpstream ?? false)
      let x = stack.caretRect(at: caret).minX
      for _ in 0..<abs(distance) {
        guard let next = stack.position(below: caret, by: step, x: x) else { return nil }
        caret = next
      }
      return TextOffset(caret.offset, isUpstream: caret.isUpstream)
    }
  }

  func compare(_ a: UITextPosition, to b: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(a), offset(b))
    return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    let units = units(range)
    let backward = direction == .up || (direction == .left) != stack.isRightToLeft(at: units.lowerBound) && direction != .down
    return TextOffset(backward ? units.lowerBound : units.upperBound)
  }

  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange? {
    let start = offset(position)
    guard let end = self.position(from: position, in: direction, offset: 1).map(offset), end != start else { return nil }
    return TextOffsetRange(min(start, end)..<max(start, end))
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    stack.isRightToLeft(at: offset(position)) ? .rightToLeft : .leftToRight
  }

  func setWritingDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    let units = units(range)
    guard !units.isEmpty else { return }
    let paragraphs =
      editor.boundaries.paragraphRange(at: units.lowerBound).lowerBound..<editor.boundaries.paragraphRange(at: units.upperBound).upperBound
    let whole = NSRange(location: paragraphs.lowerBound, length: paragraphs.count)
    let present = storage.attribute(.paragraphStyle, at: paragraphs.lowerBound, effectiveRange: nil) as? NSParagraphStyle
    let style = NSMutableParagraphStyle()
    if let present { style.setParagraphStyle(present) }
    style.baseWritingDirection = direction
    storage.addAttribute(.paragraphStyle, value: style, range: whole)
  }

  // MARK: Geometry, in the host's coordinates

  private func inHost(_ rect: CGRect) -> CGRect { host?.convert(rect, from: surface) ?? rect }

  /// The layout of the current text. The text is laid out first if it has changed.
  private var currentStack: ParagraphStack {
    host?.layoutTextIfNeeded()
    return stack
  }

  func caretRect(for position: UITextPosition) -> CGRect {
    host?.layoutTextIfNeeded()
    return inHost(caretFrame(offset(position), isUpstream: (position as? TextOffset)?.isUpstream ?? false))
  }

  func firstRect(for range: UITextRange) -> CGRect {
    let units = units(range)
    if units.isEmpty { return caretRect(for: range.start) }
    return currentStack.rects(of: units).first.map(inHost) ?? .null
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let units = units(range)
    let rects = currentStack.rects(of: units).map(inHost)
    let isRightToLeft = stack.isRightToLeft(at: units.lowerBound)
    return rects.enumerated().map { index, rect in
      SelectionRect(rect, isFirst: index == 0, isLast: index == rects.count - 1, isRightToLeft: isRightToLeft)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    host?.layoutTextIfNeeded()
    let position = position(at: point)
    return TextOffset(position.offset, isUpstream: position.isUpstream)
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    host?.layoutTextIfNeeded()
    let units = units(range)
    return TextOffset(position(at: point).offset.clamped(units.lowerBound, units.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let host, !editor.isEmpty else { return nil }
    host.layoutTextIfNeeded()
    let inside = surface.convert(point, from: host)
    let near = position(at: point).offset
    // The nearest position is before or after the character under the point.
    for range in [editor.boundaries.previous(before: near)..<near, near..<editor.boundaries.next(after: near)] where !range.isEmpty {
      if stack.rects(of: range).contains(where: { $0.contains(inside) }) { return TextOffsetRange(range) }
    }
    return nil
  }

  func styling(at position: UITextPosition) -> [NSAttributedString.Key: Any]? {
    guard !editor.isEmpty else { return editor.typingAttributes }
    return storage.attributes(at: min(offset(position), editor.count - 1), effectiveRange: nil)
  }
}

extension Int {
  fileprivate func clamped(_ low: Int, _ high: Int) -> Int { Swift.min(Swift.max(self, low), high) }
}
