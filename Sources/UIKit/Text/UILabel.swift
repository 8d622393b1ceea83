internal import CoreText

/// A view that shows text in one or more lines, centred vertically (Apple: UILabel).
///
/// By default it is neither interactive nor opaque. It is drawn again when its size changes.
open class UILabel: UIView, FontFollower {
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

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    KindArchive.encode(self, coder)
  }

  private func setUpLabel() {
    isUserInteractionEnabled = false
    contentMode = .redraw
  }
  override var drawsOpaquely: Bool { false }

  // MARK: Text

  /// The text. Default nil. If there is an attributed text, this is its string.
  open var text: String? {
    get { content.string }
    set {
      checkThread("text")
      guard newValue != content.string || content.attributed != nil else { return }
      content.set(newValue)
      textDidChange()
    }
  }

  /// The text with attributes. Missing attributes are the label's font, colour and alignment. Setting one of those later changes the whole
  /// text.
  open var attributedText: NSAttributedString? {
    get { content.attributedString }
    set {
      content.set(newValue)
      if adjustsFontForContentSizeCategory { content.adjustFonts(to: contentSizeCategory) }
      textDidChange()
    }
  }

  /// The font. Default: the system font of 17 points.
  open var font: UIFont! {
    get { content.font }
    set {
      content.setFont(adjusted(newValue ?? UILabelContent.defaultFont))
      textDidChange()
    }
  }

  /// The colour of the text. Default: the label colour.
  open var textColor: UIColor! {
    get { content.textColor }
    set {
      content.setTextColor(newValue ?? UILabelContent.defaultColor)
      lookDidChange()
    }
  }

  /// The alignment. Default natural.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set {
      guard newValue != content.alignment || content.attributed != nil else { return }
      content.setAlignment(newValue)
      lookDidChange()
    }
  }

  /// The line break mode. Default: truncation at the tail. With more than one line, lines wrap at words and the last one is truncated.
  open var lineBreakMode: NSLineBreakMode {
    get { content.lineBreakMode }
    set {
      guard newValue != content.lineBreakMode || content.attributed != nil else { return }
      content.setLineBreakMode(newValue)
      textDidChange()
    }
  }

  /// The line break strategy. Default standard: Korean text breaks only between words.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { content.lineBreakStrategy }
    set {
      content.lineBreakStrategy = newValue
      textDidChange()
    }
  }

  /// The maximum number of lines. Default 1; 0 means no limit.
  open var numberOfLines: Int = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }

  /// The width, in points, at which lines wrap in the intrinsic size of a label with more than one line. Default 0: lines do not wrap.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  // MARK: Fitting the text

  /// Whether the font shrinks, down to `minimumScaleFactor`, if the text does not fit. Default false.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { lookDidChange() } }
  }

  /// The smallest factor of the font size, from 0 to 1. Default 0: the font shrinks to no less than 4 points.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { lookDidChange() } }
  }

  /// The vertical position of a single line that was shrunk. Default: on its baseline.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { lookDidChange() } }
  }

  /// Whether the letter spacing of a single line is reduced a little before the line is truncated. Default false.
  open var allowsDefaultTighteningForTruncation = false {
    didSet { if allowsDefaultTighteningForTruncation != oldValue { lookDidChange() } }
  }

  /// Whether fonts of text styles and of `UIFontMetrics`, including those of an attributed text, follow the text size. Default false.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory, !oldValue { adjustFonts() } }
  }

  func contentSizeCategoryDidChange() { adjustFontsIfAsked() }

  private var contentSizeCategory: UIContentSizeCategory { UIContentSizeCategory(of: traitCollection) }

  func adjustFonts() {
    if content.adjustFonts(to: contentSizeCategory) { textDidChange() }
  }

  func fontsLookDifferent() { textDidChange() }

  /// Returns the font in which the label shows a given one.
  func adjusted(_ font: UIFont) -> UIFont {
    adjustsFontForContentSizeCategory && font.scaling != nil ? font.adjusted(to: contentSizeCategory) : font
  }

  // MARK: Appearance

  /// The colour of the shadow. Default nil: no shadow.
  open var shadowColor: UIColor? {
    didSet { lookDidChange() }
  }

  /// The offset of the shadow, in points. Default (0, -1): above the text.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowColor != nil { lookDidChange() } }
  }

  /// The colour of the text while the label is highlighted; nil to keep the text colour. Default nil.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted { lookDidChange() } }
  }

  /// Whether the label is highlighted. Default false.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { lookDidChange() } }
  }

  /// Whether the label is enabled. Default true. The text of a disabled label is paler.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { lookDidChange() } }
  }

  /// Whether the label shows plain text, with its own attributes only.
  package var isPlain: Bool { content.attributed == nil }

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

  /// Returns the size of the text. A single line does not wrap; more lines wrap at the width of `size`, if it is greater than 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = numberOfLines != 1 && size.width > 0 ? size.width : .infinity
    return textSize(width)
  }

  /// Returns the size of `textRect`, which a subclass may override to add space around the text.
  private func textSize(_ width: CGFloat) -> CGSize {
    textRect(forBounds: CGRect(x: 0, y: 0, width: width, height: .infinity), limitedToNumberOfLines: numberOfLines).size
  }

  override var wrapsToItsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }
  override func naturalSize(forWidth width: CGFloat) -> CGSize {
    guard width > 0, wrapsToItsWidth else { return intrinsicContentSize }
    return sizeThatFits(CGSize(width: width, height: .infinity))
  }

  /// Returns the width of the widest line, including the white space at which it was broken, for lines that wrap at a width; nil if the
  /// lines do not wrap at the width of the label.
  package func widthWithSpace(forWidth width: CGFloat) -> CGFloat? {
    guard wrapsToItsWidth else { return nil }
    let lines = layout(in: CGSize(width: width, height: .infinity), lines: numberOfLines).lines
    return lines.flatMap(\.runs).map { CGFloat($0.x + $0.width) }.max() ?? 0
  }

  package override var firstBaseline: TextBaseline { baseline(isFirst: true) }
  package override var lastBaseline: TextBaseline { baseline(isFirst: false) }

  /// The pixel grid of the screen. Unlike that of other views, it may be coarser than points.
  var grid: PixelGrid { PixelGrid(scale: max(window?.screen.scale ?? UIScreen.main.scale, 0.01)) }

  // MARK: Drawing

  /// Returns the rectangle in which the text is drawn: as large as the text, and centred vertically in `bounds`. The intrinsic size of the
  /// label is the size of this rectangle in infinite bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard !content.isEmpty else {
      return CGRect(x: bounds.minX, y: bounds.height.isFinite ? bounds.midY : bounds.minY, width: 0, height: 0)
    }
    let layout = layout(in: bounds.size, lines: numberOfLines)
    let grid = grid, natural = grid.up(layout.size)
    let size = CGSize(width: min(natural.width, max(0, bounds.width)), height: min(natural.height, max(0, bounds.height)))
    let free = bounds.width.isFinite ? bounds.width - size.width : 0
    let x: CGFloat =
      switch content.effectiveAlignment(isRightToLeft: isRightToLeft, isTextRightToLeft: layout.lines.first?.isRightToLeft ?? false) {
      case .right: free
      case .center: free / 2
      default: 0
      }
    let top = bounds.height.isFinite ? grid.down((bounds.height - size.height) / 2) : 0
    return CGRect(x: bounds.minX + x, y: bounds.minY + top, width: size.width, height: size.height)
  }

  /// Draws the text only, centred vertically in a rectangle.
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
    let grid = grid
    func middle(_ height: CGFloat) -> CGFloat { grid.nearest((size.height - grid.up(height)) / 2) }
    guard scale < 1, numberOfLines == 1, baselineAdjustment != .alignCenters else { return middle(layout.size.height) }
    let full = self.layout(in: CGSize(width: CGFloat.infinity, height: .infinity), lines: 1)
    let top = middle(full.size.height)
    return baselineAdjustment == .alignBaselines ? top + full.firstBaseline - layout.firstBaseline : top
  }

  open override func draw(_ rect: CGRect) { drawText(in: bounds) }

  /// Returns the factor of the font size with which the text fits: 1 or less.
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

  // MARK: Text layout

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
    if let layoutMetrics { text = layoutMetrics.fitted(text) }
    if scale != 1 { text = text.scaled(by: scale) }
    if allowsDefaultTighteningForTruncation, lines == 1, size.width.isFinite { text = tightened(text, to: size.width) }
    let layout = TextLayout(
      text, width: size.width, height: size.height, maximumLines: lines, lastLine: content.lineBreakMode.truncation)
    cachedLayout = (key, layout)
    return layout
  }

  /// Returns the text with reduced letter spacing, if that makes the line fit. The spacing is reduced by at most a fiftieth of the font
  /// size.
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
