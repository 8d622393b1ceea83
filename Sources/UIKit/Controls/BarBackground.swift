/// What lies behind the items of a bar: the effect, the colour, and the line at an edge.
final class BarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let hairline = UIView()
  /// Whether the line is at the top edge, as of a bar at the bottom.
  private let isLineAtTop: Bool

  init(isLineAtTop: Bool) {
    self.isLineAtTop = isLineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(effectView)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.contentView.backgroundColor = appearance.backgroundColor
    effectView.isHidden = appearance.backgroundEffect == nil && appearance.backgroundColor == nil
    hairline.backgroundColor = appearance.shadowColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = 1 / max(contentScaleFactor, 1)
    effectView.frame = bounds
    hairline.frame = CGRect(x: 0, y: isLineAtTop ? -line : bounds.height, width: bounds.width, height: line)
  }
}
