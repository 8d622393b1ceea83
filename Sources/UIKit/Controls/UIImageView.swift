import CoreGraphics
import Foundation
import QuartzCore

/// A view that shows an image or an animated sequence of images, without a backing store of its own. Apple: UIImageView.
///
/// The image becomes the contents of the layer; `contentMode` determines its position. A resizable image is stretched or tiled
/// between its caps. A template image is drawn in the tint colour. By default the view receives no touches.
@preconcurrency @MainActor
open class UIImageView: UIView, ContentSizeFollower {
  open var image: UIImage? {
    didSet {
      checkThread("image")
      imageChanged(from: oldValue)
    }
  }
  /// The image while `isHighlighted` is true. Default nil, which shows `image`.
  open var highlightedImage: UIImage? { didSet { if isHighlighted { imageChanged(from: oldValue) } } }
  /// Whether `highlightedImage` is shown, if there is one. Default false.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showImage() } } }

  /// The configuration of symbol images that have none of their own. Default nil. A text style, here or in the image's configuration, makes
  /// the symbol follow the text size.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { imageChanged(from: nil) } }
  /// The text style that symbols follow whose size neither they nor `preferredSymbolConfiguration` determine. Default nil: they have 17 points.
  var symbolTextStyle: UIFont.TextStyle? { didSet { if symbolTextStyle != oldValue { imageChanged(from: shown?.image) } } }

  /// The preferred dynamic range. Stored; all images are shown in the standard range.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The dynamic range in which the image is shown: always standard.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  /// The images of an animation, which are shown in place of `image` while it runs.
  open var animationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The images of an animation while `isHighlighted` is true. Default nil, which uses `animationImages`.
  open var highlightedAnimationImages: [UIImage]? { didSet { stopAnimating() } }
  /// The duration of one cycle in seconds. Default 0, which stands for 1/30 second per image.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles. Default 0, which repeats without end.
  open var animationRepeatCount = 0

  /// The effects of the symbol; nil until the first one is added.
  private(set) var symbolEffectsIfLoaded: SymbolEffectRunner?
  var symbolEffects: SymbolEffectRunner {
    if let symbolEffectsIfLoaded { return symbolEffectsIfLoaded }
    let runner = SymbolEffectRunner(view: self)
    symbolEffectsIfLoaded = runner
    return runner
  }

  private var sequence: ImageSequence?
  private var link: CADisplayLink?
  /// The present contents of the layer; they are set again only if an image, size or tint differs.
  private var shown: ShownImage?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    KindDecoder.decode(self, coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    KindArchive.encode(self, coder)
  }

  /// Creates an image view of the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    showImage()
  }

  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentImage?.size ?? .zero }

  open override var intrinsicContentSize: CGSize {
    guard let image = currentImage else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    let insets = image.alignmentRectInsets
    return CGSize(width: image.size.width - insets.left - insets.right, height: image.size.height - insets.top - insets.bottom)
  }

  /// The insets of the image, which constraints therefore align by its content (Apple: `UIImage.alignmentRectInsets`).
  open override var alignmentRectInsets: UIEdgeInsets { chosenImage?.alignmentRectInsets ?? .zero }

  open override var contentMode: UIView.ContentMode { didSet { if contentMode != oldValue { showImage() } } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if dependsOnTraits { showImage() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if dependsOnTraits { showImage() }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard let shown else { return }
    let isOfOtherSize = shown.size != nil && shown.size != bounds.size
    if isOfOtherSize || shown.fineness != shown.image.fineness(in: bounds.size, contentMode) { showImage() }
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    if currentImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil, currentImage?.flipsForRightToLeftLayoutDirection == true { showImage() }
    if window == nil { pauseAnimation() } else if sequence != nil { runAnimation() }
    if window != nil, dependsOnTraits || followsTextSize { imageChanged(from: shown?.image) }
  }

  func contentSizeCategoryDidChange() { if followsTextSize { imageChanged(from: shown?.image) } }

  // MARK: Image

  /// The currently visible image.
  private var currentImage: UIImage? {
    if let sequence { return sequence.images[sequence.index] }
    guard let image = chosenImage else { return nil }
    return symbolLook(of: image).map { image.with($0) } ?? image
  }

  private var chosenImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  /// Returns the look of a symbol in this view; nil for other images.
  func symbolLook(of image: UIImage) -> SymbolLook? {
    guard var look = image.symbol?.look else { return nil }
    if let preferredSymbolConfiguration { look = preferredSymbolConfiguration.look.applying(look) }
    if let symbolTextStyle, look.pointSize == nil { look = SymbolLook(textStyle: symbolTextStyle).applying(look) }
    return look.sized(for: traitCollection)
  }

  /// The size in points of `image` as it is shown.
  var shownSize: CGSize {
    guard let image else { return .zero }
    return symbolLook(of: image).map { image.with($0).size } ?? image.size
  }

  /// Whether the size of the image depends on the text size.
  private var followsTextSize: Bool { chosenImage.flatMap { symbolLook(of: $0) }?.scaling != nil }

  /// Whether the contents depend on the tint color or on light and dark.
  private var dependsOnTraits: Bool { currentImage.map { $0.isTinted || $0.hasViewColors } ?? false }

  private func imageChanged(from old: UIImage?) {
    let current = currentImage
    if old?.size != current?.size || old?.alignmentRectInsets != chosenImage?.alignmentRectInsets { invalidateIntrinsicContentSize() }
    showImage()
  }

  private func showImage() {
    guard let image = currentImage?.colored({ resolved($0) }, tint: tintColor) else {
      shown = nil
      layer.contents = nil
      return
    }
    let new = ShownImage(
      image: image, tint: image.isTinted ? resolved(tintColor) : nil,
      size: image.needsDrawing(in: contentMode) ? bounds.size : nil,
      isFlipped: image.flipsForRightToLeftLayoutDirection && isRightToLeft, fineness: image.fineness(in: bounds.size, contentMode))
    if let shown, shown == new { return }
    let previous = shown
    shown = new
    // The layer's contents have the scale of the image, which can differ from the screen's.
    viewState.hasOwnContentScale = true
    new.apply(to: layer, after: previous)
  }

  // MARK: Animation

  open var isAnimating: Bool { sequence != nil }

  /// Starts the animation with its first image.
  open func startAnimating() {
    let images = (isHighlighted ? highlightedAnimationImages : nil) ?? animationImages ?? []
    guard !images.isEmpty else { return }
    let round = animationDuration > 0 ? animationDuration : Double(images.count) / 30
    sequence = ImageSequence(images: images, round: round, rounds: animationRepeatCount, start: CACurrentMediaTime())
    showImage()
    if window != nil { runAnimation() }
  }

  open func stopAnimating() {
    guard sequence != nil else { return }
    sequence = nil
    pauseAnimation()
    showImage()
  }

  private func runAnimation() {
    guard link == nil else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      self.step(at: link.timestamp)
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func pauseAnimation() {
    link?.invalidate()
    link = nil
  }

  private func step(at time: TimeInterval) {
    guard var sequence else { return pauseAnimation() }
    guard sequence.advance(to: time) else { return stopAnimating() }
    self.sequence = sequence
    showImage()
  }
}
