internal import CoreText

extension UITextView {
  func setUpTextView() {
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    core.attach(to: self)
    core.editor.typingAttributes = textState.attributes
    setUpContainer()
    insertSubview(core.surface, at: 0)
    addSubview(core.handles.start)
    addSubview(core.handles.end)
    isAccessibilityElement = true
    layOutText()
  }

  /// The distances from the left and right edges of the bounds to the text.
  private var sides: (left: CGFloat, right: CGFloat) {
    let padding = textContainer.lineFragmentPadding
    return (textContainerInset.left + padding, textContainerInset.right + padding)
  }

  private func textWidth(in width: CGFloat) -> CGFloat { max(0, width - sides.left - sides.right) }

  func layOutText() {
    let isNew = textState.laidOutWidth != bounds.width
    if isNew { adoptAttachmentViews() }
    textState.laidOutWidth = bounds.width
    let width = textWidth(in: bounds.width - adjustedContentInset.left - adjustedContentInset.right)
    trackSize(width)
    core.layOut(width: width)
    let height = core.stack.size.height
    let frame = CGRect(x: sides.left, y: textContainerInset.top, width: max(1, width), height: max(1, height))
    if core.surface.frame != frame { core.surface.frame = frame }
    let content = CGSize(
      width: max(0, bounds.width - adjustedContentInset.left - adjustedContentInset.right),
      height: pixelGrid.up(height + textContainerInset.top + textContainerInset.bottom))
    if content != contentSize { contentSize = content }
    core.refreshSelectionIfMoved()
    if isNew {
      placeAttachmentViews()
      updateItemMenus()
    }
  }

  func textSizeChanged() {
    textState.laidOutWidth = nil
    setNeedsLayout()
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  func naturalTextSize(width limit: CGFloat) -> CGSize {
    guard !isScrollEnabled else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return fittingSize(CGSize(width: limit, height: .infinity))
  }

  func fittingSize(_ size: CGSize) -> CGSize {
    let limit = size.width > 0 ? textWidth(in: size.width) : .infinity
    let text = core.size(width: limit)
    let grid = pixelGrid
    let width = grid.up(text.width) + sides.left + sides.right
    return CGSize(
      width: size.width > 0 && size.width.isFinite && text.width >= limit ? size.width : min(width, size.width > 0 ? size.width : width),
      height: grid.up(text.height + textContainerInset.top + textContainerInset.bottom))
  }

  func scrollToCaret() {
    guard isScrollEnabled, core.isActive else { return }
    layOutText()
    let focus = core.editor.selection.focus
    let caret = convert(core.caretFrame(focus, isUpstream: core.editor.selection.isUpstream), from: core.surface)
    scrollRectToVisible(caret.insetBy(dx: 0, dy: -4), animated: false)
  }

  func show(_ range: NSRange) {
    guard range.location >= 0, range.location <= core.editor.count else { return }
    layOutText()
    let units = range.location..<min(core.editor.count, range.location + max(0, range.length))
    let rects = core.stack.rects(of: units)
    let rect = rects.dropFirst().reduce(rects.first ?? core.caretFrame(range.location)) { $0.union($1) }
    scrollRectToVisible(convert(rect, from: core.surface), animated: true)
  }

  // MARK: Text

  /// Returns the text that is laid out, with the attributes of links.
  func viewText(_ range: Range<Int>) -> StyledText {
    let piece = core.editor.text(in: range)
    for (links, _) in links(in: piece) {
      piece.addAttributes([.foregroundColor: tintColor as Any], range: links)
      piece.addAttributes(linkTextAttributes ?? [:], range: links)
    }
    core.underlineMarked(in: piece, from: range.lowerBound, style: markedTextStyle)
    let fallback = piece.length > 0 ? textState.attributes : core.editor.typingAttributes
    let style = TextStyle(fallback, default: TextStyle(font: textState.font.ctFont))
    let empty = isRightToLeft ? TextAlignment.right : .left
    var attachmentContext = AttachmentContext(container: textContainer, offset: range.lowerBound)
    if let manager = shownTextLayoutManager { attachmentContext.location = { [weak manager] in manager?.location(at: $0) } }
    return StyledText(piece, default: style, attachmentContext: attachmentContext).mapStyles { style in
      if piece.length == 0, style.paragraph.alignment == .natural { style.paragraph.alignment = empty }
    }
  }

  /// Returns the links in a piece of the text: those with a link attribute and those that were detected.
  func links(in piece: NSAttributedString) -> [(NSRange, URL)] {
    var links: [(NSRange, URL)] = []
    piece.enumerateAttribute(.link, in: NSRange(location: 0, length: piece.length)) { value, range, _ in
      if let url = Self.url(value) { links.append((range, url)) }
    }
    if !isEditable, dataDetectorTypes.contains(.link) { links += LinkFinder.links(in: piece.string) }
    return links
  }

  private static func url(_ value: Any?) -> URL? { value as? URL ?? (value as? String).flatMap { URL(string: $0) } }
}
