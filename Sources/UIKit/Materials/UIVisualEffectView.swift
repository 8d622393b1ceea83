import Foundation

/// Applies an effect to its background and shows content on top (Apple: UIVisualEffectView).
///
/// Add subviews to `contentView`, not to the view itself. As on iOS, an alpha below 1 of the view or of an ancestor makes the effect look
/// wrong, because the background is then only what that ancestor contains. Setting `effect` in an animation block fades the effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  private let content = UIView(frame: .zero)

  /// The effect. Default nil, which shows only the content.
  open var effect: UIVisualEffect? {
    didSet { if effect?.isEqual(oldValue) != true { updateEffect() } }
  }

  /// The view for the content, which fills the view.
  open var contentView: UIView { content }

  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    EffectDecoder.decode(self, coder)
  }

  private func setUp() {
    for view in [backdrop, content] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    backdrop.isUserInteractionEnabled = false
    backdrop.alpha = 0
    updateEffect()
  }

  private func updateEffect() {
    let style = traitCollection.userInterfaceStyle
    let blur = effect as? UIBlurEffect
    // An effect that fades out keeps its filters.
    if let blur { backdrop.layer.backgroundFilters = BlurMaterial(blur.style, in: style).filters }
    backdrop.alpha = blur == nil ? 0 : 1
    if let vibrancy = effect as? UIVibrancyEffect {
      let look = vibrancy.layerFilters(in: style)
      content.layer.filters = look.filters
      content.layer.compositingFilter = look.compositing
    } else if content.layer.compositingFilter != nil {
      content.layer.filters = nil
      content.layer.compositingFilter = nil
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateEffect()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateEffect()
  }
}
