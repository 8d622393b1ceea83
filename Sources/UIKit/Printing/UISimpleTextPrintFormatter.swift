internal import CoreText

/// Prints text, with as many lines on each page as fit (Apple: UISimpleTextPrintFormatter).
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text. Setting it removes `attributedText`.
  open var text: String? {
    get { attributedText?.string ?? plainText }
    set {
      plainText = newValue
      attributedText = nil
    }
  }

  /// The attributed text. Its attributes take precedence over `font`, `color` and `textAlignment`.
  open var attributedText: NSAttributedString? { didSet { known = nil } }
  /// The font of the text. Default the system font at 12 points.
  open var font: UIFont? { didSet { known = nil } }
  /// The color of the text. Default black.
  open var color: UIColor? { didSet { known = nil } }
  open var textAlignment = NSTextAlignment.natural { didSet { known = nil } }

  private var plainText: String? { didSet { known = nil } }

  /// Creates a formatter without text.
  public override init() { super.init() }

  public init(text: String) {
    super.init()
    plainText = text
  }

  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }

  private struct Pages {
    var heights: [CGFloat]
    var width: CGFloat
    var layout: TextLayout
    /// The lines of each page.
    var lines: [Range<Int>]
  }

  private var known: Pages?

  private func pages() -> Pages? {
    let (first, next) = (contentArea(ofPage: 0), contentArea(ofPage: 1))
    guard next.width > 0, next.height > 0, let text, !text.isEmpty else { return nil }
    let heights = [first.height, next.height]
    if let known, known.heights == heights, known.width == next.width { return known }
    let layout = TextLayout(styledText(), width: next.width)
    var lines: [Range<Int>] = []
    var start = 0
    while start < layout.lines.count, lines.count < Self.maximumPages {
      let available = lines.isEmpty ? first.height : next.height
      let top = layout.lines[start].top
      var end = start
      while end < layout.lines.count, layout.lines[end].top + layout.lines[end].height - top <= available + 1e-6 { end += 1 }
      // A line taller than every page gets a page of its own. If only the first page is too low, it stays empty.
      if end == start, !lines.isEmpty || available >= next.height { end = start + 1 }
      lines.append(start..<end)
      start = end
    }
    known = Pages(heights: heights, width: next.width, layout: layout, lines: lines)
    return known
  }

  private func styledText() -> StyledText {
    var style = TextStyle.stringDefault
    if let font { style.font = font.ctFont }
    if let color { style.color = color.cgColor }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = textAlignment
    style.paragraph = paragraph.textStyle
    if let attributedText { return StyledText(attributedText, default: style) }
    return StyledText(plainText ?? "", style: style)
  }

  open override var pageCount: Int { pages()?.lines.count ?? 0 }

  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    let index = pageIndex - startPage
    guard let context = UIGraphicsGetCurrentContext(), let pages = pages(), pages.lines.indices.contains(index) else { return }
    let lines = pages.lines[index]
    guard !lines.isEmpty else { return }
    pages.layout.draw(
      in: context, at: CGPoint(x: rect.minX, y: rect.minY - pages.layout.lines[lines.lowerBound].top), lines: lines)
  }
}
