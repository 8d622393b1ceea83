import CoreGraphics

/// The buttons of the actions behind a row, side by side. The first action is at the edge of the row.
final class SwipeActionsView: UIView {
  private static let minimumWidth: CGFloat = 74
  private static let padding: CGFloat = 16
  private let buttons: [UIControl]
  private let widths: [CGFloat]
  private let atTrailingEdge: Bool

  /// The width of all actions, in points.
  let width: CGFloat

  /// - Parameter traits: those of the row, whose text size the titles have.
  init(
    _ actions: [UIContextualAction], atTrailingEdge: Bool, traits: UITraitCollection,
    perform: @escaping (UIContextualAction, UIView) -> Void
  ) {
    self.atTrailingEdge = atTrailingEdge
    var widths: [CGFloat] = []
    buttons = actions.map { action in
      let button = UIControl(frame: .zero)
      button.backgroundColor = action.backgroundColor
      let part: UIView
      if let image = action.image {
        let picture = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        picture.symbolTextStyle = .body
        picture.tintColor = .white
        part = picture
      } else {
        let label = UILabel(frame: .zero)
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: 15).following(.subheadline).adjusted(to: traits)
        part = label
      }
      part.bounds.size = part.sizeThatFits(.zero)
      button.addSubview(part)
      button.accessibilityLabel = action.title
      widths.append(max(Self.minimumWidth, part.bounds.width + 2 * Self.padding))
      button.addAction(UIAction { [weak button] _ in if let button { perform(action, button) } }, for: .touchUpInside)
      return button
    }
    self.widths = widths
    width = widths.reduce(0, +)
    super.init(frame: .zero)
    clipsToBounds = true
    for button in buttons.reversed() { addSubview(button) }
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the first action covers the others, because lifting the finger would perform it. The change is animated.
  var showsFirstAlone = false {
    didSet {
      guard showsFirstAlone != oldValue else { return }
      setNeedsLayout()
      UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { self.layoutIfNeeded() }
    }
  }

  /// The view is as wide as the uncovered part of the row. The buttons share that width in proportion to their own widths, unless the first
  /// one has it alone.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard width > 0 else { return }
    let scale = max(bounds.width / width, 0)
    let isAtRight = atTrailingEdge != isRightToLeft
    var inner: CGFloat = 0
    for (index, (button, own)) in zip(buttons, widths).enumerated() {
      let takesOver = showsFirstAlone && index == 0
      let shown = takesOver ? bounds.width : own * scale
      let x = isAtRight ? bounds.width - inner - shown : inner
      button.frame = CGRect(x: x, y: 0, width: shown, height: bounds.height)
      // If a button covers the whole row, its title stays beside the row's content.
      let middle = takesOver ? (isAtRight ? own / 2 : shown - own / 2) : shown / 2
      button.subviews.first?.center = CGPoint(x: middle, y: bounds.height / 2)
      inner += own * scale
    }
  }
}
