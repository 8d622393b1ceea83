/// A token of a search field: an icon and a text in a rounded box.
final class SearchTokenView: UIControl {
  static let height: CGFloat = 24
  private static let margin: CGFloat = 6
  private static let iconSide: CGFloat = 15
  private static let gap: CGFloat = 4
  private static let largestWidth: CGFloat = 200

  let token: UISearchToken
  private let label = UILabel()
  private let iconView = UIImageView()
  /// The width in points.
  let width: CGFloat

  init(_ token: UISearchToken) {
    self.token = token
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    label.textColor = .white
    iconView.image = token.icon
    iconView.tintColor = .white
    iconView.contentMode = .scaleAspectFit
    let icon = token.icon == nil ? 0 : Self.iconSide + (token.text.isEmpty ? 0 : Self.gap)
    width = min(2 * Self.margin + icon + label.sizeThatFits(.zero).width.rounded(.up), Self.largestWidth)
    super.init(frame: CGRect(x: 0, y: 0, width: width, height: Self.height))
    layer.cornerRadius = 6
    iconView.isHidden = token.icon == nil
    addSubview(iconView)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = token.text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// - Parameter color: the background of a token that is not selected.
  func show(color: UIColor, isSelected: Bool) {
    self.isSelected = isSelected
    backgroundColor = isSelected ? tintColor : color
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = Self.iconSide, start = token.icon == nil ? Self.margin : Self.margin + side + Self.gap
    iconView.frame = mirror(CGRect(x: Self.margin, y: (bounds.height - side) / 2, width: side, height: side))
    label.frame = mirror(CGRect(x: start, y: 0, width: max(bounds.width - start - Self.margin, 0), height: bounds.height))
  }
}

/// The tokens of a search field, from the leading edge. If they need more room than there is, the last ones are visible.
final class SearchTokenRow: UIView {
  private static let gap: CGFloat = 4
  private(set) var tokenViews: [SearchTokenView] = []
  var onTap: ((Int) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var tokens: [UISearchToken] {
    get { tokenViews.map(\.token) }
    set {
      let former = tokenViews
      tokenViews = newValue.map { token in former.first { $0.token === token } ?? makeView(token) }
      for view in former where !tokenViews.contains(where: { $0 === view }) { view.removeFromSuperview() }
      for view in tokenViews { addSubview(view) }
      setNeedsLayout()
    }
  }

  private func makeView(_ token: UISearchToken) -> SearchTokenView {
    let view = SearchTokenView(token)
    view.addAction(
      UIAction { [weak self, weak view] _ in
        guard let self, let index = tokenViews.firstIndex(where: { $0 === view }) else { return }
        onTap?(index)
      }, for: .touchUpInside)
    return view
  }

  /// The width that all tokens need, with a gap after each, in points.
  var wantedWidth: CGFloat { tokenViews.reduce(0) { $0 + $1.width + Self.gap } }

  func show(color: UIColor, selected: Range<Int>) {
    for (index, view) in tokenViews.enumerated() { view.show(color: color, isSelected: selected.contains(index)) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var x = min(bounds.width - wantedWidth, 0)
    for view in tokenViews {
      let y = ((bounds.height - SearchTokenView.height) / 2).rounded()
      view.frame = mirror(CGRect(x: x, y: y, width: view.width, height: SearchTokenView.height))
      x += view.width + Self.gap
    }
  }
}
