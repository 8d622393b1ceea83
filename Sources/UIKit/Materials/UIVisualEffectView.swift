import Foundation

/// Applies an effect to its background and shows content on top (Apple: UIVisualEffectView).
///
/// Add subviews to `contentView`, not to the view itself. As on iOS, an alpha below 1 of the view or of an ancestor makes the effect look
/// wrong, because the effect then sees only the contents of that ancestor. Setting `effect` in an animation block fades the effect.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  private let backdrop = UIView(frame: .zero)
  private let content = UIView(frame: .zero)

  private var shownEffect: UIVisualEffect?
  private var touches: GlassTouchRecognizer?

  /// The effect. Default nil, which shows only the content. Setting it copies the effect, which matters for those that can be changed.
  open var effect: UIVisualEffect? {
    get { shownEffect }
    set {
      let old = shownEffect
      shownEffect = newValue?.copy() as? UIVisualEffect
      if shownEffect?.isEqual(old) != true { updateEffect() }
    }
  }

  /// The view for the content, which fills the view.
  open var contentView: UIView { content }

  public init(effect: UIVisualEffect?) {
    shownEffect = effect?.copy() as? UIVisualEffect
    super.init(frame: .zero)
    setUp()
  }

  public override convenience init(frame: CGRect) {
    self.init(effect: nil)
    self.frame = frame
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
    let blur = effect as? UIBlurEffect, glass = effect as? UIGlassEffect
    // An effect that fades out keeps its filters.
    if let blur {
      backdrop.layer.backgroundFilters = BlurMaterial(blur.style, in: style).filters
    } else if let glass {
      let material = GlassMaterial(glass.style, isThick: glass.isThick, in: style)
      backdrop.layer.backgroundFilters = material.filters(tint: glass.tintColor.map { resolved($0) })
    }
    backdrop.alpha = blur == nil && glass == nil ? 0 : 1
    roundGlass()
    if let container = effect as? UIGlassContainerEffect {
      layer.backgroundFilters = GlassMaterial(.regular, in: style).containerFilters(spacing: container.spacing)
    } else if layer.backgroundFilters != nil {
      layer.backgroundFilters = nil
    }
    listenToTouches(glass?.isInteractive == true)
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

  open override func layoutSubviews() {
    super.layoutSubviews()
    roundGlass()
  }

  // MARK: Glass

  private static let allCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// Gives the glass the corners of the view. Without round corners it is a capsule.
  private func roundGlass() {
    let shape = backdrop.layer
    guard effect is UIGlassEffect else {
      // Glass that fades out keeps its shape.
      if effect != nil, shape.cornerRadius != 0 { shape.cornerRadius = 0 }
      return
    }
    let isRound = layer.cornerRadius > 0 || hasCornerConfiguration
    shape.cornerRadius = isRound ? layer.cornerRadius : 10_000
    shape.maskedCorners = isRound ? layer.maskedCorners : Self.allCorners
    shape.cornerCurve = layer.cornerCurve
    shape.cornerRadiusFractions = isRound ? layer.cornerRadiusFractions : nil
  }

  private func listenToTouches(_ isInteractive: Bool) {
    if isInteractive, touches == nil {
      let recognizer = GlassTouchRecognizer { [weak self] isTouched in self?.grow(isTouched) }
      touches = recognizer
      addGestureRecognizer(recognizer)
    } else if !isInteractive, let recognizer = touches {
      touches = nil
      removeGestureRecognizer(recognizer)
      grow(false)
    }
  }

  /// Lets interactive glass grow under a finger, with its content. By how much, and the spring, are guesses.
  private func grow(_ isTouched: Bool) {
    let side = max(bounds.width, bounds.height, 1), scale = isTouched ? (side + 8) / side : 1
    let options: UIView.AnimationOptions = [.allowUserInteraction, .beginFromCurrentState]
    UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0, options: options) {
      self.layer.sublayerTransform = CATransform3DMakeScale(scale, scale, 1)
    }
  }
}
