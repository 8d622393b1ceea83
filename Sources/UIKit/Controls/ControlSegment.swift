/// A segment of a segmented control.
@MainActor
struct ControlSegment {
  let view = SegmentView(frame: .zero)
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width in points; 0 lets the control choose it.
  var width: CGFloat = 0
  var contentOffset = CGSize.zero
  var isEnabled = true

  init(title: String? = nil, image: UIImage? = nil, action: UIAction? = nil) {
    self.title = title
    self.image = image
    self.action = action
  }
}

/// A view that shows the title or the image of a segment.
final class SegmentView: UIView {
  let label = UILabel()
  let picture = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    label.textAlignment = .center
    picture.contentMode = .center
    picture.tintColor = .label
    addSubview(label)
    addSubview(picture)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a title. Called during layout, hence it changes the label only if the title differs: a change would request layout again.
  func show(_ title: NSAttributedString?) {
    guard title != shownTitle else { return }
    shownTitle = title
    label.attributedText = title
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
  }
  private var shownTitle: NSAttributedString?

  func show(_ image: UIImage?, in color: UIColor) {
    let image = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 }
    if picture.image != image { picture.image = image }
    if picture.tintColor != color { picture.tintColor = color }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
  }
}
