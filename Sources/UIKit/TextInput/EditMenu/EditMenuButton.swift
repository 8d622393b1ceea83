/// The button of one command in an edit menu.
final class EditMenuButton: UIControl {
  private let title = UILabel()
  private let picture = UIImageView(frame: .zero)

  private let height: CGFloat

  init(title text: String, height: CGFloat, image: UIImage? = nil, isDestructive: Bool = false) {
    self.height = height
    super.init(frame: .zero)
    title.text = image == nil ? text : nil
    title.font = .systemFont(ofSize: 15)
    title.textAlignment = .center
    title.textColor = isDestructive ? .systemRed : .label
    picture.image = image?.withRenderingMode(.alwaysTemplate)
    picture.tintColor = .label
    picture.contentMode = .center
    for part in [title, picture] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .secondarySystemFill : nil } }
  override var isEnabled: Bool { didSet { title.alpha = isEnabled ? 1 : 0.4 } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: max(title.sizeThatFits(size).width + 32, EditMenuPages.pageButtonWidth), height: height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = bounds
    picture.frame = bounds
  }
}
