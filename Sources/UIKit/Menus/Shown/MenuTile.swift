/// An element of a menu beside others: an image, or an image above a title.
final class MenuTile: MenuItemView {
  private let picture = UIImageView(frame: .zero)
  private let title = UILabel()
  private let selection = UIView(frame: .zero)
  private let style: MenuContent.Style
  private let isRound: Bool

  init(_ element: UIMenuElement, shown: UIMenuElement, style: MenuContent.Style, _ look: InterfaceLook.Menu) {
    self.style = style
    isRound = look.highlightInset != nil
    super.init(element, shown: shown, look)
    selection.backgroundColor = .tertiarySystemFill
    selection.layer.cornerRadius = 8
    selection.isHidden = !isOn
    // Palettes keep the colours of their images.
    picture.image = style == .palette ? image : image?.withRenderingMode(.alwaysTemplate)
    picture.contentMode = .center
    picture.tintColor = contentColor
    title.text = shown.title
    title.textAlignment = .center
    title.textColor = contentColor
    // The text has a fixed size, like the tile.
    title.font = .preferredFont(
      forTextStyle: style == .medium ? .caption1 : .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .large))
    // Without an image, the title is shown instead.
    title.isHidden = style != .medium && picture.image != nil
    for part in [selection, picture, title] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { nil }

  static func height(_ style: MenuContent.Style) -> CGFloat { style == .medium ? MenuMetrics.mediumHeight : MenuMetrics.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    selection.frame = bounds.insetBy(dx: 4, dy: 4)
    if isRound { selection.layer.cornerRadius = min(selection.bounds.width, selection.bounds.height) / 2 }
    guard style == .medium, picture.image != nil else {
      picture.frame = bounds
      title.frame = bounds.insetBy(dx: 4, dy: 0)
      return
    }
    picture.frame = CGRect(x: 0, y: 8, width: bounds.width, height: 28)
    title.frame = CGRect(x: 4, y: 38, width: max(bounds.width - 8, 0), height: 18)
  }
}
