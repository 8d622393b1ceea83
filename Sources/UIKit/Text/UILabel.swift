internal import CoreText

/// Text in one or more lines, drawn in the middle of the view's height (Apple: UILabel).
///
/// Not interactive and not opaque by default; draws itself anew when its size changes.
open class UILabel: UIView {
  private var content = UILabelContent()
  private var cachedLayout: (key: LayoutKey, layout: TextLayout)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpLabel()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpLabel()
    KindDecoder.decode(self, coder)
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    isOpaque = false
    contentMode = .redraw
  }

  // MARK: Text

  /// Default nil. Reading gives the attributed text's characters.
  open var text: String? {
    get { content.string }
    set {
      checkThread("text")
      guard newValue != content.string || content.attributed != nil else { return }
      content.set(newValue)
      textDidChange()
    }
  }

  /// Attributes that are missing take the label's font, colour and alignment; setting one of these later changes all the text.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      content.set(newValue)
      textDidChange()
    }
  }

  /// Default: 17 points of the system font.
  open var font: UIFont! {
    get { content.font }
    set {
      content.setFont(newValue ?? UILabelContent.defaultFont)
      textDidChange()
    }
  }

  /// Default: the label colour.
  open var textColor: UIColor! {
    get { content.textColor }
    set {
      content.setTextColor(newValue ?? UILabelContent.defaultColor)
      lookDidChange()
    }
  }

  /// Default natural.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      guard newValue != content.alignment || content.attributed != nil else { return }
      content.setAlignment(newValue)
      lookDidChange()
    }
  }

  /// Default: truncated at the tail. With more than one line, lines wrap by words and the last one is truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      guard newValue != content.lineBreakMode || content.attributed != nil else { return }
      content.setLineBreakMode(newValue)
      textDidChange()
    }
  }

  /// Default standard: Korean breaks between words.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      content.lineBreakStrategy = newValue
      textDidChange()
    }
  }

  /// Default 1; 0 is as many as there is room for.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width at which the natural size of more than one line wraps, in points. Default 0: none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting

  /// Whether the font shrinks, down to `minimumScaleFactor`, when the text does not fit. Default false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
  }

  /// Of the font size, 0...1. Default 0: as small as needed.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { lookDidChange() } }
  }

  /// Where text stands that was made smaller. Default: on its baseline.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { lookDidChange() } }
  }

  /// Whether letters of one line move together a little before it is truncated. Default false.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { lookDidChange() } }
  }

  /// Fonts of text styles follow the content size category, which is always the default here.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Look

  /// Default nil: no shadow.
  open var shadowColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// In points. Default (0, -1): above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { lookDidChange() } }
  }

  /// In place of the text colour while highlighted. Default nil.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { lookDidChange() } }
  }

  /// Default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookDidChange() } }
  }

  /// Default true; the text of a label that is not is paler.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { lookDidChange() } }
  }

  /// Whether all of the text has the label's own attributes.
  var isPlain: Bool { content.attributed == nil }

  private func textDidChange() {
    cachedLayout = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private func lookDidChange() {
    cachedLayout = nil
    setNeedsDisplay()
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    lookDidChange()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    lookDidChange()
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .infinity
    return textSize(width)
  }

  /// One line is as wide as its text; more lines wrap at the width of `size`, where that is above 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
    return textSize(width)
  }

  /// As a subclass has it, which may put room around the text.
  private func textSize(_ width: CGFloat) -> CGSize {
    textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity), limitedToNumberOfLines: numberOfLines).size
  }

  /// Lengths in points, up to whole pixels; the slack absorbs sums that differ in their last bits.
  private func ceilToPixel(_ value: CGFloat) -> CGFloat {
    let scale = pixelScale
    return ((value * scale) - 0.001).rounded(.up) / scale
  }

  override var wrapsToItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
  override func naturalSize(forWidth width: CGFloat) -> CGSize {
    guard width > 0, wrapsToItsWidth else { return intrinsicContentSize }
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  package override var firstBaseline: TextBaseline { baseline(isFirst: true) }
  package override var lastBaseline: TextBaseline { baseline(isFirst: false) }

  var pixelScale: CGFloat { max(window?.screen.scale ?? UIScreen.main.scale, 0.01) }

  // MARK: Drawing

  /// Where the text is drawn in `bounds`: as wide and as high as it is, in the middle of the height. The label's natural size is that of
  /// this rectangle in bounds without an end.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard !content.isEmpty else {
      return CGRect(x: bounds.minX, y: bounds.height.isFinite ? bounds.midY : bounds.minY, width: 0, height: 0)
    }
    let layout = layout(in: bounds.size, lines: numberOfLines)
    let size = CGSize(
      width: min(ceilToPixel(layout.size.width), max(0, bounds.width)), height: min(ceilToPixel(layout.size.height), max(0, bounds.height)))
    let room = bounds.width.isFinite ? bounds.width - size.width : 0
    let x: CGFloat =
      switch content.effectiveAlignment(isRightToLeft: isRightToLeft, isTextRightToLeft: layout.lines.first?.isRightToLeft ?? false) {
      case .right: room
      case .center: room / 2
      default: 0
      }
    let top = bounds.height.isFinite ? ((bounds.height - size.height) / 2 * pixelScale).rounded(.down) / pixelScale : 0
    return CGRect(x: bounds.minX + x, y: bounds.minY + top, width: size.width, height: size.height)
  }

  /// Draws the text, and nothing else, in the middle of a rectangle's height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty, rect.width > 0, rect.height > 0, rect.width.isFinite,
      rect.height.isFinite
    else { return }
    let scale = fittingScale(in: rect.size)
    let layout = layout(in: rect.size, lines: numberOfLines, scale: scale)
    context.saveGState()
    if let shadowColor { context.setShadow(offset: shadowOffset, blur: 0, color: shadowColor.cgColor) }
    layout.draw(in: context, at: CGPoint(x: rect.minX, y: rect.minY + top(of: layout, scale: scale, in: rect.size)))
    context.restoreGState()
  }

  private func top(of layout: TextLayout, scale: CGFloat, in size: CGSize) -> CGFloat {
    func middle(_ height: CGFloat) -> CGFloat { ((size.height - ceilToPixel(height)) / 2 * pixelScale).rounded() / pixelScale }
    guard scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters else { return middle(layout.size.height) }
    let full = self.layout(in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1)
    let top = middle(full.size.height)
    return baselineAdjustment == .alignBaselines ? top + full.firstBaseline - layout.firstBaseline : top
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// 1, or how much smaller the font must be for the text to fit.
  private func fittingScale(in size: CGSize) -> CGFloat {
    guard adjustsFontSizeToFitWidth else { return 1 }
    func fits(_ scale: CGFloat) -> Bool {
      if numberOfLines == 1 {
        return layout(in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1, scale: scale).size.width <= size.width + 0.01
      }
      return !layout(in: size, lines: numberOfLines, scale: scale).isTruncated
    }
    guard !fits(1) else { return 1 }
    let least = 4 / max(content.font.pointSize, 4)
    let minimum = minimumScaleFactor > 0 && minimumScaleFactor <= 1 ? minimumScaleFactor : least
    return TextFitting.scale(minimum: min(minimum, 1), fits: fits)
  }

  // MARK: Layout of the text

  private struct LayoutKey: Equatable {
    var size: CGSize
    var lines: Int
    var scale: CGFloat
    var color: CGColor
    var isRightToLeft: Bool
  }

  private func layout(in size: CGSize, lines: Int, scale: CGFloat = 1) -> TextLayout {
    let color = drawingColor, isRightToLeft = isRightToLeft
    let key = LayoutKey(size: size, lines: lines, scale: scale, color: color, isRightToLeft: isRightToLeft)
    if let cachedLayout, cachedLayout.key == key { return cachedLayout.layout }
    var text = content.styledText(
      color: color, replacesColors: isHighlighted && highlightedTextColor != nil, isOneLine: lines == 1, isRightToLeft: isRightToLeft)
    if let tools = viewState.layout?.canvas?.textTools { text = CanvasText.fitted(text, tools: tools) }
    if scale != 1 { text = text.scaled(by: scale) }
    if allowsDefaultTighteningForTruncation, lines == 1, size.width.isFinite { text = tightened(text, to: size.width) }
    let layout = TextLayout(
      text, width: size.width, height: size.height, maximumLines: lines, lastLine: content.lineBreakMode.truncation)
    cachedLayout = (key, layout)
    return layout
  }

  /// With less room between letters, where that is enough for a line to fit: at most a fiftieth of the font size.
  private func tightened(_ text: StyledText, to width: CGFloat) -> StyledText {
    let excess = TextLayout(text, maximumLines: 1).size.width - width
    let count = CGFloat(text.string.count)
    guard excess > 0, count > 1 else { return text }
    let kern = excess / count + 0.01
    guard kern <= content.font.pointSize / 50 else { return text }
    return text.mapStyles { $0.kern -= kern }
  }

  private var drawingColor: CGColor {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? content.textColor
    let resolved = color.resolvedColor(with: traitCollection).cgColor
    return isEnabled ? resolved : resolved.copy(alpha: resolved.alpha * 0.5) ?? resolved
  }
}
