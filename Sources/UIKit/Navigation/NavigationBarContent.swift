internal import CoreText

/// The buttons and the title of one navigation item in a navigation bar.
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 8
  /// The distance between the chevron and the title of the back button, in points.
  private static let titleGap: CGFloat = 6

  private let item: UINavigationItem
  private var backButton: UIButton?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private let titleLabel = UILabel()

  init(_ item: UINavigationItem, back: UINavigationItem?, onBack: @escaping () -> Void) {
    self.item = item
    super.init(frame: .zero)
    left = (item.leftBarButtonItems ?? []).compactMap { $0.makeView(in: self) }
    right = (item.rightBarButtonItems ?? []).compactMap { $0.makeView(in: self) }
    if let back, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      backButton = Self.makeBackButton(to: back) { [weak item] in
        if let item, let action = item.backAction { action.performWithSender(item, target: nil) } else { onBack() }
      }
    }
    setTitleAttributes([:])
    titleLabel.accessibilityTraits = .header
    for view in [item.titleView ?? titleLabel] + left + right + [backButton].compactMap({ $0 }) { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func makeBackButton(to back: UINavigationItem, _ onBack: @escaping () -> Void) -> UIButton {
    let button = UIButton(type: .system)
    let own = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? ""
    let title =
      switch back.backButtonDisplayMode {
      case .default: own.isEmpty ? "Back" : own
      case .generic: "Back"
      case .minimal: ""
      }
    button.setImage(back.backBarButtonItem?.image ?? SymbolImage.chevronBackward, for: .normal)
    button.setTitle(title, for: .normal)
    button.accessibilityLabel = title.isEmpty ? own.isEmpty ? "Back" : own : title
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.tintColor = back.backBarButtonItem?.tintColor
    button.accessibilityIdentifier = "BackButton"
    button.showsLargeContentViewer = true
    button.largeContentTitle = button.accessibilityLabel
    button.addAction(UIAction { _ in onBack() }, for: .touchUpInside)
    return button
  }

  func setTitleAttributes(_ attributes: [NSAttributedString.Key: Any]) {
    titleLabel.attributedText = AttributedText(
      string: item.title ?? "",
      attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label]
        .merging(attributes) { $1 })
    setNeedsLayout()
  }

  func setButtonLooks(_ look: UINavigationBarAppearance) {
    for item in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      item.dress(item.style == .done ? look.doneButtonAppearance : look.buttonAppearance)
    }
    guard let backButton else { return }
    if let image = look.backIndicatorImage { backButton.setImage(image, for: .normal) }
    let attributes = look.backButtonAppearance.normal.titleTextAttributes
    if let color = attributes[.foregroundColor] as? UIColor { backButton.setTitleColor(color, for: .normal) }
    if let font = attributes[.font] as? UIFont { backButton.titleLabel?.font = font }
  }

  /// The alpha of the title, which fades while the large title is visible.
  var titleAlpha: CGFloat {
    get { titleLabel.alpha }
    set { titleLabel.alpha = newValue }
  }

  func slide(by distance: CGFloat, alpha: CGFloat) {
    self.alpha = alpha
    transform = CGAffineTransform(translationX: distance, y: 0)
  }

  private var hasPlaces = false

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasPlaces else { return placeParts() }
    // New views get their frames without the animation in progress. Otherwise they would move in from the origin, and could not be tapped
    // meanwhile.
    UIView.performWithoutAnimation {
      placeParts()
      for view in subviews { view.layoutIfNeeded() }
    }
    hasPlaces = bounds.width > 0
  }

  private func placeParts() {
    let height = bounds.height, mirror = mirror
    var start = Self.margin, end = bounds.width - Self.margin
    if let backButton {
      let gap = Self.titleGap, toLeft = isRightToLeft
      backButton.titleEdgeInsets = UIEdgeInsets(top: 0, left: toLeft ? -gap : gap, bottom: 0, right: toLeft ? gap : -gap)
      backButton.contentEdgeInsets = UIEdgeInsets(top: 0, left: toLeft ? gap : 0, bottom: 0, right: toLeft ? 0 : gap)
      let width = min(backButton.sizeThatFits(bounds.size).width, bounds.width / 2)
      backButton.frame = mirror(CGRect(x: start, y: 0, width: width, height: height))
      start += width + Self.margin
    }
    for view in left {
      let size = fit(view)
      view.frame = mirror(CGRect(x: start, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height))
      start += size.width
    }
    for view in right {
      let size = fit(view)
      end -= size.width
      view.frame = mirror(CGRect(x: end, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height))
    }
    layOutTitle(from: start + Self.margin, to: end - Self.margin, mirror)
  }

  private func fit(_ view: UIView) -> CGSize {
    guard view is UIButton else { return view.bounds.size }
    return CGSize(width: max(view.sizeThatFits(bounds.size).width, 44), height: bounds.height)
  }

  /// Returns the size of a title view. A view without a size, or with constraints, has the size that its contents need. A search bar fills
  /// the available width.
  private func size(ofTitle view: UIView, room: CGFloat) -> CGSize {
    if view is UISearchBar { return view.sizeThatFits(CGSize(width: room, height: bounds.height)) }
    if view.translatesAutoresizingMaskIntoConstraints, view.bounds.size != .zero { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Centers the title in the bar, or as close to the center as the buttons allow.
  private func layOutTitle(from start: CGFloat, to end: CGFloat, _ mirror: Mirror) {
    let view = item.titleView ?? titleLabel
    let room = max(end - start, 0)
    let wanted = item.titleView.map { size(ofTitle: $0, room: room) } ?? titleLabel.sizeThatFits(bounds.size)
    let width = min(wanted.width.rounded(.up), room)
    let height = min(wanted.height.rounded(.up), bounds.height)
    let x = min(max((bounds.width - width) / 2, start), end - width)
    view.frame = mirror(CGRect(x: x.rounded(), y: ((bounds.height - height) / 2).rounded(), width: width, height: height))
  }
}
