/// One tab of a tab bar: an image above a title, and a badge.
final class UITabBarButton: UIControl {
  private let imageView = UIImageView()
  private let titleLabel = UILabel()
  private let badge = UILabel()
  let item: UITabBarItem

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    titleLabel.font = .systemFont(ofSize: 10, weight: .medium)
    titleLabel.textAlignment = .center
    titleLabel.text = item.title
    badge.font = .systemFont(ofSize: 13)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.text = item.badgeValue
    if let own = item.badgeTextAttributes(for: .normal) {
      if let font = own[.font] as? UIFont { badge.font = font }
      if let color = own[.foregroundColor] as? UIColor { badge.textColor = color }
    }
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    for view in [imageView, titleLabel, badge] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    accessibilityLabel = item.title
    accessibilityValue = item.badgeValue
    accessibilityTraits = .tabBar
    item.describe(self)
    item.describeLarge(self)
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter color: the colour of image and title; nil for the tint colour.
  func show(isChosen: Bool, color: UIColor?, _ look: UITabBarItemStateAppearance) {
    let color = look.iconColor ?? color
    let image = (isChosen ? item.selectedImage : nil) ?? item.image
    imageView.image = image?.preferring(UIImage.SymbolConfiguration(pointSize: 17, weight: .medium, scale: .large)).withRenderingMode(
      .alwaysTemplate)
    imageView.tintColor = color
    let own = item.titleAttributes[(isChosen ? UIControl.State.selected : .normal).rawValue] ?? item.titleAttributes[0] ?? [:]
    let attributes = look.titleTextAttributes.merging(own) { $1 }
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? color ?? tintColor
    titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 10, weight: .medium)
    badge.backgroundColor = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    isSelected = isChosen
    accessibilityTraits = isChosen ? [.tabBar, .selected] : .tabBar
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = interfaceLook.tabBar, side = metrics.imageSide, middle = bounds.midX
    let hasTitle = item.title?.isEmpty == false
    // The places are those in the bar, in which a tab on glass has an inset.
    let top = metrics.platter?.inset ?? 0, center = metrics.bar.height / 2 - top
    imageView.frame = CGRect(x: middle - side / 2, y: hasTitle ? metrics.imageTop - top : center - side / 2, width: side, height: side)
    titleLabel.frame = CGRect(x: 0, y: metrics.titleTop - top, width: bounds.width, height: 13)
    let width = max(18, badge.sizeThatFits(bounds.size).width + 10)
    badge.frame = CGRect(x: middle + 4, y: 2, width: width, height: 18)
  }
}
