/// The highlights of a selection: rectangles in the tint colour.
final class StandardHighlightView: UIView, UITextSelectionHighlightView {
  private var highlights: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  var selectionRects: [UITextSelectionRect] = [] { didSet { show(selectionRects) } }

  private func show(_ rects: [UITextSelectionRect]) {
    while highlights.count < rects.count {
      let view = UIView()
      view.isUserInteractionEnabled = false
      highlights.append(view)
      addSubview(view)
    }
    while highlights.count > rects.count { highlights.removeLast().removeFromSuperview() }
    for (view, part) in zip(highlights, rects) {
      view.transform = .identity
      view.frame = part.rect
      view.transform = part.transform
    }
    tint()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    tint()
  }

  private func tint() {
    let color = tintColor.withAlphaComponent(0.2)
    for view in highlights { view.backgroundColor = color }
  }
}
