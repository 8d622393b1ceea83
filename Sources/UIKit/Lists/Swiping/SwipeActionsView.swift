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

  init(_ actions: [UIContextualAction], atTrailingEdge: Bool, perform: @escaping (UIContextualAction, UIView) -> Void) {
    self.atTrailingEdge = atTrailingEdge
    var widths: [CGFloat] = []
    buttons = actions.map { action in
      let button = UIControl(frame: .zero)
      button.backgroundColor = action.backgroundColor
      let part: UIView
      if let image = action.image {
        part = UIImageView(image: image.withRenderingMode(.alwaysTemplate))
        part.tintColor = .white
      } else {
        let label = UILabel(frame: .zero)
        label.text = action.title
        label.textColor = .white
        label.font = .systemFont(ofSize: 15)
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

  /// The view is as wide as the uncovered part of the row. The buttons share that width in proportion to their own widths.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard width > 0 else { return }
    let scale = max(bounds.width / width, 0)
    var inner: CGFloat = 0
    for (button, own) in zip(buttons, widths) {
      let shown = own * scale
      let x = atTrailingEdge != isRightToLeft ? bounds.width - inner - shown : inner
      button.frame = CGRect(x: x, y: 0, width: shown, height: bounds.height)
      button.subviews.first?.center = CGPoint(x: shown / 2, y: bounds.height / 2)
      inner += shown
    }
  }
}
