internal import CoreText

extension UITextField {
  func setUpField() {
    isOpaque = false
    core.attach(to: self)
    core.editor.typingAttributes = fieldState.attributes
    clip.clipsToBounds = true
    clip.isUserInteractionEnabled = false
    placeholderLabel.isHidden = true
    clip.addSubview(core.surface)
    for view in [border, backgroundView, placeholderLabel, clip, clearButton, core.handles.start, core.handles.end] { addSubview(view) }
    clearButton.addAction(UIAction { [weak self] _ in self?.clearTapped() }, for: .touchUpInside)
    isAccessibilityElement = true
  }

  func exchange(_ former: UIView?, _ view: UIView?) {
    if former !== view, former?.superview === self { former?.removeFromSuperview() }
    if let view { addSubview(view) }
    fieldLayoutChanged()
  }

  func showBackground() {
    backgroundView.image = isEnabled ? background : disabledBackground ?? background
    setNeedsLayout()
  }

  func fieldLayoutChanged() {
    invalidateIntrinsicContentSize()
    textLayoutDidChange()
  }

  // MARK: Rectangles

  var showsClearButton: Bool { clearButtonMode.shows(whileEditing: isEditing) && hasText && isEnabled }
  private var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
  private var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isEditing) && !showsClearButton }

  private var textInsets: UIEdgeInsets {
    switch borderStyle {
    case .none: .zero
    case .line: UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 4)
    case .bezel, .roundedRect: UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
    }
  }

  /// Returns the rectangle of the text: the bounds without the insets and the overlay views.
  func ownTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let insets = textInsets
    var rect = bounds.inset(by: insets)
    func cut(_ overlay: CGRect) {
      guard !overlay.isEmpty else { return }
      // Overlay views are at the left and right edges.
      if overlay.midX < bounds.midX {
        let low = max(rect.minX, overlay.maxX + (borderStyle == .none ? 0 : 4))
        rect = CGRect(x: low, y: rect.minY, width: max(0, rect.maxX - low), height: rect.height)
      } else {
        rect.size.width = max(0, min(rect.maxX, overlay.minX - (borderStyle == .none ? 0 : 4)) - rect.minX)
      }
    }
    if leftView != nil, leftViewMode.shows(whileEditing: isEditing) { cut(leftViewRect(forBounds: bounds)) }
    if showsClearButton {
      cut(clearButtonRect(forBounds: bounds))
    } else if rightView != nil, rightViewMode.shows(whileEditing: isEditing) {
      cut(rightViewRect(forBounds: bounds))
    }
    return rect.width < 0 || rect.height < 0
      ? CGRect(x: bounds.minX, y: bounds.minY, width: max(0, bounds.width), height: max(0, bounds.height)) : rect
  }

  func ownClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = ClearButton.size
    let inset: CGFloat = borderStyle == .none ? 0 : 5
    let x = isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side
    return CGRect(x: x, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down), width: side, height: side)
  }

  func ownSideRect(_ view: UIView?, _ bounds: CGRect, isTrailing: Bool) -> CGRect {
    guard let view else { return .zero }
    var size = view.bounds.size
    if size == .zero { size = view.intrinsicContentSize }
    size.width = min(max(0, size.width), bounds.width)
    size.height = min(max(0, size.height), bounds.height)
    return CGRect(
      x: isTrailing ? bounds.maxX - size.width : bounds.minX, y: bounds.minY + ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }

  // MARK: Sizes

  private var lineHeight: CGFloat { fieldState.font.lineHeight }

  func naturalFieldSize(limit: CGFloat) -> CGSize {
    let insets = textInsets
    let height: CGFloat =
      switch borderStyle {
      case .none: lineHeight.rounded(.up) + 1
      case .line, .bezel: lineHeight.rounded(.up) + 5
      case .roundedRect: max(34, lineHeight.rounded(.up) + 13)
      }
    let shown = hasText ? core.size(width: .infinity).width : placeholderLabel.sizeThatFits(.zero).width
    var width = pixelGrid.up(shown) + insets.left + insets.right
    let gap: CGFloat = borderStyle == .none ? 0 : 4
    if showsLeftView { width += leftViewRect(forBounds: bounds).width + gap }
    if showsRightView { width += rightViewRect(forBounds: bounds).width + gap }
    if clearButtonMode != .never { width += ClearButton.size + gap }
    return CGSize(width: min(width, limit), height: height)
  }

  var baselineOfText: TextBaseline {
    let area = bounds.height > 0 ? bounds : CGRect(origin: .zero, size: intrinsicContentSize)
    let distance = pixelGrid.nearest(textTop(in: textRect(forBounds: area)) + fieldState.font.ascender)
    return TextBaseline(distance, in: area.height, contentVerticalAlignment)
  }

  private func textTop(in rect: CGRect) -> CGFloat {
    let height = core.isLaidOut && core.stack.size.height > 0 ? core.stack.size.height : lineHeight
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: rect.height - height
      case .center, .fill: (rect.height - height) / 2
      }
    return rect.minY + pixelGrid.nearest(top)
  }

  // MARK: Layout

  func layOutField() {
    border.frame = borderRect(forBounds: bounds)
    backgroundView.frame = bounds
    backgroundView.isHidden = borderStyle != .none && borderStyle != .line || backgroundView.image == nil
    let left = leftViewRect(forBounds: bounds), right = rightViewRect(forBounds: bounds)
    leftView?.isHidden = !showsLeftView
    rightView?.isHidden = !showsRightView
    if showsLeftView { leftView?.frame = left }
    if showsRightView { rightView?.frame = right }
    clearButton.isHidden = !showsClearButton
    clearButton.frame = clearButtonRect(forBounds: bounds)
    placeholderLabel.isHidden = hasText || fieldState.placeholder == nil
    placeholderLabel.textAlignment = textAlignment
    let area = placeholderRect(forBounds: bounds)
    let natural = placeholderLabel.sizeThatFits(.zero).height
    placeholderLabel.frame = CGRect(
      x: area.minX, y: textTop(in: area), width: area.width, height: min(max(natural, 1), max(area.height, natural)))
    layOutText()
  }

  func layOutText() {
    let rect = isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    if clip.frame != rect { clip.frame = rect }
    if !core.isLaidOut || fieldState.laidOutWidth != rect.width || fieldState.laidOutEditing != isEditing {
      fit(to: rect.width)
      (fieldState.laidOutWidth, fieldState.laidOutEditing) = (rect.width, isEditing)
    }
    placeText(in: rect)
    core.refreshSelectionIfMoved()
  }

  /// Shrinks the font or truncates the text with an ellipsis, if necessary and allowed.
  private func fit(to width: CGFloat) {
    fieldState.isTruncated = false
    fieldState.fontScale = 1
    core.layOut(width: .infinity, anew: true)
    guard core.stack.size.width > width + 0.5 else { return }
    if adjustsFontSizeToFitWidth, core.stack.size.width > 0 {
      let minimum = min(1, max(minimumFontSize, 1) / max(fieldState.font.pointSize, 1))
      fieldState.fontScale = max(minimum, min(1, width / core.stack.size.width))
      core.layOut(width: .infinity, anew: true)
    }
    guard !isEditing, core.stack.size.width > width + 0.5 else { return }
    fieldState.isTruncated = true
    core.layOut(width: max(0, width), anew: true)
  }

  private func placeText(in rect: CGRect) {
    let stack = core.stack
    let width = fieldState.isTruncated ? rect.width : stack.size.width
    // A caret after the last character must be visible too.
    let free = rect.width - width
    var x: CGFloat = 0
    if free >= 0 {
      fieldState.scroll = 0
      switch effectiveAlignment {
      case .right: x = free - (isEditing ? min(free, CaretView.width / 2) : 0)
      case .center: x = free / 2
      default: x = 0
      }
    } else if isEditing {
      fieldState.scroll = min(max(0, fieldState.scroll), max(0, width + CaretView.width - rect.width))
      x = -fieldState.scroll
    } else {
      fieldState.scroll = 0
    }
    let frame = CGRect(
      x: pixelGrid.nearest(x), y: textTop(in: rect) - rect.minY, width: max(1, max(width, rect.width)),
      height: max(1, stack.size.height))
    if core.surface.frame != frame { core.surface.frame = frame }
    core.placeHandles()
  }

  private var effectiveAlignment: NSTextAlignment {
    switch textAlignment {
    case .natural: isRightToLeft ? .right : .left
    case .justified: .left
    default: textAlignment
    }
  }

  func scrollToCaret() {
    let rect = clip.bounds
    guard isEditing, core.stack.size.width > rect.width else { return placeText(in: clip.frame) }
    let caret = core.caretFrame(core.editor.selection.focus)
    // Some text beside the caret is kept visible as well.
    let margin = min(rect.width / 4, 24)
    if caret.minX - fieldState.scroll < 0 { fieldState.scroll = max(0, caret.minX - margin) }
    if caret.maxX - fieldState.scroll > rect.width { fieldState.scroll = caret.maxX - rect.width }
    placeText(in: clip.frame)
  }

  // MARK: Text

  /// Returns the text that is laid out, with dots in place of the characters if the text is secure.
  func fieldText(_ range: Range<Int>) -> StyledText {
    let piece = core.editor.text(in: range)
    if isSecureTextEntry { piece.veil() }
    core.underlineMarked(in: piece, from: range.lowerBound, style: markedTextStyle)
    var style = TextStyle(fieldState.attributes, default: TextStyle(font: fieldState.font.ctFont))
    style.paragraph.lineBreak = .clip
    style.paragraph.alignment = .left
    let alpha: CGFloat = isEnabled ? 1 : 0.5
    let truncates = fieldState.isTruncated
    let text = StyledText(piece, default: style).mapStyles { style in
      style.paragraph.lineBreak = truncates ? .truncateTail : .clip
      style.paragraph.alignment = .left
      if alpha < 1, let color = style.color { style.color = color.copy(alpha: color.alpha * alpha) }
    }
    return fieldState.fontScale < 1 ? text.scaled(by: fieldState.fontScale) : text
  }

  func drawOwnText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = textTop(in: rect)
    core.stack.draw(in: context, at: CGPoint(x: rect.minX, y: top), from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude)
  }
}

extension NSMutableAttributedString {
  /// Replaces each character with a dot that has the same number of UTF-16 units.
  fileprivate func veil() {
    var (veil, offset) = ("", 0)
    for character in string {
      let count = String(character).utf16.count
      veil += "\u{2022}" + String(repeating: "\u{200b}", count: count - 1)
      offset += count
    }
    replaceCharacters(in: NSRange(location: 0, length: length), with: veil)
  }
}
