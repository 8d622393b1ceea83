/// Shows the found ranges of a text view behind its text: yellow, and stronger for the current result.
final class FoundTextView: UIView {
  private var styles: [Range<Int>: UITextSearchFoundTextStyle] = [:]
  private(set) var marks: [UIView] = []
  private weak var view: UITextView?

  init(_ view: UITextView) {
    self.view = view
    super.init(frame: view.core.surface.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the style of a range. The next layout pass shows it.
  func set(_ style: UITextSearchFoundTextStyle, for range: Range<Int>) {
    styles[range] = style == .normal ? nil : style
    setNeedsLayout()
  }

  func clear() {
    styles = [:]
    for mark in marks { mark.removeFromSuperview() }
    marks = []
  }

  /// Places the marks for the present layout of the text.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard let view else { return }
    for mark in marks { mark.removeFromSuperview() }
    marks = styles.sorted { $0.key.lowerBound < $1.key.lowerBound }.flatMap { range, style in
      view.core.stack.rects(of: range.clamped(to: 0..<view.core.editor.count)).map { rect in
        let mark = UIView(frame: view.pixelGrid.nearestEdges(rect))
        mark.backgroundColor = .systemYellow.withAlphaComponent(style == .highlighted ? 1 : 0.4)
        mark.layer.cornerRadius = 3
        return mark
      }
    }
    for mark in marks { addSubview(mark) }
  }
}
