/// A view of a text, with the selection behind the text and the caret in front of it.
final class TextSurface: UIView {
  let caret = CaretView(frame: .zero)
  private let text = TextDrawingView(frame: .zero)
  private var highlights: [UIView] = []
  /// The distance, in points, by which glyphs may extend beyond their lines.
  static let overhang: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    addSubview(text)
    addSubview(caret)
  }

  required init?(coder: NSCoder) { nil }

  /// Draws the whole text again.
  func show(_ stack: ParagraphStack) {
    text.stack = stack
    text.setNeedsDisplay()
  }

  /// Draws the text between two heights again.
  func show(_ stack: ParagraphStack, from top: CGFloat, to bottom: CGFloat) {
    text.stack = stack
    let overhang = Self.overhang
    text.setNeedsDisplay(
      CGRect(x: 0, y: max(0, top), width: text.bounds.width, height: max(0, bottom - top) + 2 * overhang))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let frame = bounds.insetBy(dx: -Self.overhang, dy: -Self.overhang)
    if text.frame != frame { text.frame = frame }
  }

  /// Highlights the rectangles of a selection; an empty array removes the highlights.
  func showSelection(_ rects: [CGRect]) {
    while highlights.count < rects.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      highlights.append(view)
      insertSubview(view, at: 0)
    }
    while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
    for (view, rect) in zip(highlights, rects) { view.frame = rect }
    tintSelection()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tintSelection()
  }

  private func tintSelection() {
    let color = tintColor.withAlphaComponent(0.2)
    for view in highlights { view.backgroundColor = color }
  }
}

/// Draws the paragraphs, with a margin for glyphs that extend beyond their lines.
private final class TextDrawingView: UIView {
  var stack = ParagraphStack()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let overhang = TextSurface.overhang
    stack.draw(
      in: context, at: CGPoint(x: overhang, y: overhang), from: rect.minY - 2 * overhang, to: rect.maxY)
  }
}
