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

  /// The duration in seconds of the fading after a push or pop.
  private static let fading: TimeInterval = 0.15
  private var shown: UIBarAppearance?
  private var hasMaterial = true
  /// Whether nothing is drawn, so that content is visible below the bar.
  var isEmpty: Bool { effectView.isHidden && picture.isHidden && hairline.image == nil && hairline.backgroundColor == nil }

  /// The former appearance while a push or pop is running; nil otherwise.
  private var former: BarBackground?

  /// Shows the appearance that `change` sets for a push or pop. If it has no background, the former one stays in front until
  /// `dropFormer(animated:)`, because the content of the disappearing page is still below the bar.
  func keepingFormer(_ change: () -> Void) {
    dropFormer(animated: false)
    guard let shown else { return change() }
    let kept = BarBackground(isLineAtTop: isLineAtTop)
    kept.show(shown, hasMaterial: hasMaterial)
    kept.frame = frame
    change()
    guard shown !== self.shown, isEmpty, !kept.isEmpty, let superview else { return }
    UIView.performWithoutAnimation {
      superview.insertSubview(kept, aboveSubview: self)
      kept.layoutIfNeeded()
    }
    former = kept
  }

  /// - Parameter animated: whether the former appearance fades out.
  func dropFormer(animated: Bool) {
    guard let kept = former else { return }
    former = nil
    guard animated, window != nil else { return kept.removeFromSuperview() }
    UIView.animate(withDuration: Self.fading, delay: 0, options: .allowUserInteraction) {
      kept.alpha = 0
    } completion: { _ in
      kept.removeFromSuperview()
    }
  }

  /// - Parameter hasMaterial: whether the system's default background is drawn; others are drawn anyway.
  func show(_ appearance: UIBarAppearance, hasMaterial: Bool = true) {
    shown = appearance
    self.hasMaterial = hasMaterial
    let isBare = !hasMaterial && appearance.hasDefaultBackground
    effectView.effect = isBare ? nil : appearance.backgroundEffect
    effectView.contentView.backgroundColor = appearance.backgroundColor
    effectView.isHidden = effectView.effect == nil && appearance.backgroundColor == nil
    picture.image = appearance.backgroundImage
    picture.contentMode = appearance.backgroundImageContentMode
    picture.isHidden = appearance.backgroundImage == nil
    hairline.image = appearance.shadowImage
    hairline.tintColor = appearance.shadowColor
    hairline.backgroundColor = appearance.shadowImage == nil && !isBare ? appearance.shadowColor : nil
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
