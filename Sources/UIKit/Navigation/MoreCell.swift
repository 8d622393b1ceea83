/// A row for a tab: the image in the tint color, the title, and the badge at the trailing end.
final class MoreCell: UITableViewCell {
  /// The side in points of the square in which the image is centered, so that the titles of all rows are aligned.
  private static let imageSide: CGFloat = 28
  /// The distance in points from that square to the title.
  private static let gap: CGFloat = 16

  private let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    badge.isHidden = true
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem) {
    textLabel?.text = item.title
    imageView?.image = item.image.map(Self.picture)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    accessibilityValue = item.badgeValue
    setNeedsLayout()
  }

  /// Returns the image for a row. Symbols have the size that they have in a tab bar; other images keep their colors only if their rendering
  /// mode is `alwaysOriginal`.
  private static func picture(_ image: UIImage) -> UIImage {
    let image = image.preferring(UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large))
    return image.renderingMode == .alwaysOriginal ? image : image.withRenderingMode(.alwaysTemplate)
  }

  override func layoutSubviews() {
    let start = contentMargins.left + Self.imageSide + Self.gap
    if separatorInset.left != start { separatorInset = UIEdgeInsets(top: 0, left: start, bottom: 0, right: 0) }
    super.layoutSubviews()
    let bounds = contentView.bounds, mirror = contentView.mirror
    let width = max(18, badge.sizeThatFits(bounds.size).width + 10)
    badge.frame = mirror(CGRect(x: bounds.width - width - 8, y: ((bounds.height - 18) / 2).rounded(), width: width, height: 18))
    let end = badge.isHidden ? bounds.width - contentMargins.right : bounds.width - width - 16
    if let textLabel {
      let frame = textLabel.frame
      textLabel.frame = mirror(CGRect(x: start, y: frame.minY, width: max(0, end - start), height: frame.height))
    }
    guard let imageView, let size = imageView.image?.size else { return }
    let side = Self.imageSide
    imageView.contentMode = size.width > side || size.height > side ? .scaleAspectFit : .center
    imageView.frame = mirror(CGRect(x: contentMargins.left, y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
  }
}
