/// The background of a bar: an effect, a color, an image, and a line at one edge.
final class BarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let picture = UIImageView(frame: .zero)
  private let hairline = UIImageView(frame: .zero)
  /// Whether the line is at the top edge, as in bars at the bottom of the screen.
  private let isLineAtTop: Bool

  init(isLineAtTop: Bool) {
    self.isLineAtTop = isLineAtTop
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    picture.clipsToBounds = true
    for part in [effectView, picture, hairline] { addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    effectView.contentView.backgroundColor = appearance.backgroundColor
    effectView.isHidden = appearance.backgroundEffect == nil && appearance.backgroundColor == nil
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    hairline.image = appearance.shadowImage
    hairline.tintColor = appearance.shadowColor
    hairline.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let line = hairline.image?.size.height ?? 1 / max(contentScaleFactor, 1)
    effectView.frame = bounds
    picture.frame = bounds
    hairline.frame = CGRect(x: 0, y: isLineAtTop ? -line : bounds.height, width: bounds.width, height: line)
  }
}
