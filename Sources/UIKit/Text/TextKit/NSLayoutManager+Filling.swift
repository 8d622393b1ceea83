internal import CoreText
import Foundation

// Stacks lines in the containers. No other code does.
extension NSLayoutManager {
  /// Lays out the text that is not laid out yet.
  func fill() {
    guard !isFilled, !isFilling, let storage = textStorage, !textContainers.isEmpty else { return }
    isFilling = true
    if paragraphs.isEmpty { paragraphs = Self.split(storage.string, 0, storage.length, isEnd: paragraphContext?.isLast ?? true) }
    extra = nil
    var state = FillState()
    if let paragraphContext { (state.y, state.count) = (paragraphContext.top, paragraphContext.lines) }
    var first = 0
    if let last = fragments.last {
      first = paragraphIndex(at: last.range.location) + 1
      (state.y, state.count) = (last.rect.maxY, fragments.count)
    }
    state.lastWithText = paragraphContext?.hasTextBelow == true ? .max : paragraphs.lastIndex { $0.textLength > 0 } ?? 0
    var goesOn = true
    for index in first..<max(first, paragraphs.count) where goesOn { goesOn = fill(index, &state) }
    isFull = !goesOn
    isFilled = true
    isFilling = false
    let isAll = state.container < textContainers.count
    delegate?.layoutManager(self, didCompleteLayoutFor: isAll ? textContainers[state.container] : nil, atEnd: isAll)
  }

  struct FillState {
    var container = 0
    /// The top of the space for the next line.
    var y: CGFloat = 0
    /// The number of lines in the container.
    var count = 0
    /// The free part of the row after the last line, and the bottom of the row.
    var row: (rest: CGRect, bottom: CGFloat)?
    var lastWithText = 0
  }

  /// Lays out the lines of a paragraph.
  /// - Returns: false if there is no room, or no need, for more lines.
  private func fill(_ index: Int, _ state: inout FillState) -> Bool {
    let paragraph = paragraphs[index]
    var cursor: TextTypesetter.Cursor? = .init()
    while let start = cursor {
      guard state.container < textContainers.count else { return false }
      let container = textContainers[state.container]
      let text = typesetter(paragraph, in: container)
      var line = LineProposal(start: start, paragraph: index, text: text, container: container)
      if start.unit == 0, index > 0 || paragraphContext?.isFirst == false {
        line.before =
          given(
            delegate?.layoutManager(
              self, paragraphSpacingBeforeGlyphAt: paragraph.range.location,
              withProposedLineFragmentRect: CGRect(origin: .zero, size: container.size)
            )) ?? text.paragraph.paragraphSpacingBefore
      }
      guard place(&line, &state) else {
        // The container is full: the line becomes the first one of the next container.
        delegate?.layoutManager(self, didCompleteLayoutFor: container, atEnd: false)
        state = FillState(container: state.container + 1, lastWithText: state.lastWithText)
        continue
      }
      let goesOn = set(line, &state)
      cursor = text.cursor(after: start, end: line.end)
      if cursor == nil { endRow(&state) }
      guard goesOn else { return false }
    }
    return true
  }

  private func endRow(_ state: inout FillState) {
    if let row = state.row { state.y = row.bottom }
    state.row = nil
  }

  private func given(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isFinite ? $0 : nil } }

  struct LineProposal {
    var start: TextTypesetter.Cursor
    var paragraph: Int
    var text: TextTypesetter
    var container: NSTextContainer
    /// The space above the paragraph.
    var before: CGFloat = 0
    var rect = CGRect.zero
    var rest = CGRect.zero
    var end = 0
    var metrics = TextTypesetter.Metrics(height: 0, gap: 0)
    var inner: CGFloat { rect.width - 2 * container.lineFragmentPadding }
    /// Whether lines wrap and only the last one is truncated, as in labels with several lines.
    var wrapsTruncated: Bool { container.lineBreakMode.truncation != nil && container.maximumNumberOfLines != 1 }
  }

  /// Finds a position for a line with room for at least one word.
  /// - Returns: false if the container has none.
  private func place(_ line: inout LineProposal, _ state: inout FillState) -> Bool {
    let (container, limit, origin) = (line.container, line.container.limit, paragraphs[line.paragraph].range.location)
    let before = paragraphContext?.offset ?? 0
    if container.maximumNumberOfLines > 0, state.count >= container.maximumNumberOfLines { return false }
    // The first line is shown even if the last container is too low for it, as in labels.
    let isFirstOfAll = state.count == 0 && state.container == textContainers.count - 1
    var height = line.text.metrics(line.start, end: min(line.start.unit + 1, line.text.text.utf16Count)).height
    var top = state.y + line.before
    for _ in 0..<10_000 {
      let proposed =
        state.row.map { CGRect(x: $0.rest.minX, y: $0.rest.minY, width: $0.rest.width, height: height) }
        ?? CGRect(x: 0, y: top, width: limit.width, height: height)
      let direction: NSWritingDirection = line.text.isRightToLeft(line.start) ? .rightToLeft : .leftToRight
      line.rest = .zero
      line.rect = container.lineFragmentRect(
        forProposedRect: proposed, at: before + origin + line.start.unit, writingDirection: direction, remaining: &line.rest)
      guard line.rect.width > 0 else {
        guard state.row != nil else { return false }
        top = state.row?.bottom ?? top
        endRow(&state)
        continue
      }
      let asks = delegate != nil
      let found = line.text.breakLine(
        line.start, width: line.inner, wrapsTruncated: line.wrapsTruncated,
        allows: asks
          ? { [self] unit in
            delegate?.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: origin + unit) ?? true
          } : nil,
        allowsHyphen: asks
          ? { [self] unit in
            delegate?.layoutManager(self, shouldBreakLineByHyphenatingBeforeCharacterAt: origin + unit) ?? true
          } : nil)
      (line.end, line.metrics) = (found.end, line.text.metrics(line.start, end: found.end))
      let isNarrow = line.rect.width < limit.width - 0.5 && !container.exclusionPaths.isEmpty
      if isNarrow, found.isInsideWord {
        // There is no room for a word: try the next part of the row, or the next row.
        if line.rest.width > 0 {
          state.row = (line.rest, state.row?.bottom ?? top)
        } else {
          let bottom = max(state.row?.bottom ?? top, line.rect.minY + 1)
          state.row = nil
          top = max(bottom, top + 1)
        }
        continue
      }
      if line.metrics.height > height + 0.01, limit.width.isFinite,
        !container.isSimpleRectangular || type(of: container) != NSTextContainer.self
      {
        height = line.metrics.height
        continue
      }
      return isFirstOfAll || line.rect.minY + line.metrics.height <= limit.height + 0.01
    }
    return false
  }

  /// Adds a line fragment.
  /// - Returns: false if no other line follows.
  private func set(_ line: LineProposal, _ state: inout FillState) -> Bool {
    let (text, container, paragraph) = (line.text, line.container, paragraphs[line.paragraph])
    let origin = paragraph.range.location
    let next = text.cursor(after: line.start, end: line.end)
    let isEnd = next == nil && line.paragraph == paragraphs.count - 1 && paragraphContext?.isLast != false
    let hasMore = next != nil || line.paragraph < state.lastWithText
    let last = origin + max(line.start.unit, line.end - 1)
    let requested: CGFloat? = given(delegate?.layoutManager(self, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: line.rect))
    let spacing: CGFloat = (requested ?? text.paragraph.lineSpacing) + (usesFontLeading ? line.metrics.gap : 0)
    let bottom = line.rect.minY + line.metrics.height
    let isLastLine = state.count + 1 == container.maximumNumberOfLines
    let height: CGFloat = container.limit.height
    let isInLast = state.container == textContainers.count - 1
    var isLastThatFits = isInLast && hasMore && isLastLine
    if isInLast, hasMore, height.isFinite, bottom + spacing + nextHeight(line, next) > height + 0.01 { isLastThatFits = true }
    let truncation = isLastThatFits ? container.lineBreakMode.truncation : nil
    let padding = container.lineFragmentPadding
    let made = text.line(
      line.start, end: line.end, at: CGPoint(x: line.rect.minX + padding, y: line.rect.minY), width: line.inner, truncation: truncation,
      isForced: line.paragraph < state.lastWithText, wrapsTruncated: line.wrapsTruncated)
    var after = isEnd ? 0 : spacing
    if next == nil, !isEnd {
      after +=
        given(delegate?.layoutManager(self, paragraphSpacingAfterGlyphAt: last, withProposedLineFragmentRect: line.rect))
        ?? text.paragraph.paragraphSpacing
    }
    let width = made.measured + 2 * padding
    var rect = CGRect(
      x: line.rect.minX, y: line.rect.minY - line.before, width: line.rect.width.isFinite ? line.rect.width : width,
      height: line.before + line.metrics.height + after)
    var used = CGRect(x: line.rect.minX + made.shift, y: line.rect.minY, width: width, height: line.metrics.height)
    let stop = truncation != nil || isLastLine && hasMore && isInLast
    let end = next.map { origin + $0.unit } ?? origin + paragraph.range.length
    let range = NSRange(
      location: origin + line.start.unit, length: (truncation == nil ? end : origin + paragraph.range.length) - origin - line.start.unit)
    var layout = made.layout
    var baseline = layout.lines[0].origin.y - rect.minY
    let (plain, plainBaseline) = (rect, baseline)
    if range.length > 0, let delegate,
      delegate.layoutManager(
        self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container, forGlyphRange: range)
    {
      layout = layout.moved(by: CGPoint(x: rect.minX - plain.minX, y: rect.minY + baseline - plain.minY - plainBaseline))
    }
    frameSetInLayout = nil
    if paragraph.range.length == 0 {
      setExtraLineFragmentRect(rect, usedRect: used, textContainer: container)
    } else {
      setLineFragmentRect(rect, forGlyphRange: range, usedRect: used)
    }
    if let frameSetInLayout, frameSetInLayout != (rect, used) {
      layout = layout.moved(by: CGPoint(x: frameSetInLayout.rect.minX - rect.minX, y: frameSetInLayout.rect.minY - rect.minY))
      (rect, used) = frameSetInLayout
    }
    if paragraph.range.length == 0 {
      extra = (rect, used, state.container)
    } else {
      fragments.append(LineFragment(container: state.container, rect: rect, usedRect: used, range: range, origin: origin, layout: layout))
    }
    state.count += 1
    if line.rest.width > 0 {
      state.row = (line.rest, max(state.row?.bottom ?? 0, rect.maxY))
    } else {
      state.y = max(state.row?.bottom ?? 0, rect.maxY)
      state.row = nil
    }
    return !stop
  }

  private func nextHeight(_ line: LineProposal, _ next: TextTypesetter.Cursor?) -> CGFloat {
    if let next {
      let end = line.text.breakLine(next, width: line.inner, wrapsTruncated: line.wrapsTruncated, allows: nil).end
      return line.text.metrics(next, end: end).height
    }
    guard line.paragraph + 1 < paragraphs.count else { return paragraphContext?.nextHeight?() ?? 0 }
    let following = paragraphs[line.paragraph + 1]
    return typesetter(following, in: line.container).metrics(.init(), end: following.textLength).height
  }
}
