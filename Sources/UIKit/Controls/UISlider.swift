import CoreGraphics
import Foundation
import QuartzCore

/// A control for a value in a continuous range, with a thumb on a track, 31 points high (Apple: UISlider). The thumb is a disc in the look of
/// iOS 17 and a capsule in that of iOS 26.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private var metrics: InterfaceLook.Slider { interfaceLook.slider }
  /// The gap between the track and the images at its ends, in points.
  private static let imageGap: CGFloat = 8

  enum Part { case thumb, minimumTrack, maximumTrack }

  private let minimumTrack = UIImageView(frame: .zero)
  private let maximumTrack = UIImageView(frame: .zero)
  private let thumb = UIImageView(frame: .zero)
  private let minimumView = UIImageView(frame: .zero)
  private let maximumView = UIImageView(frame: .zero)
  private var images = StateImages<Part>()
  private var grip: CGFloat = 0
  private var storedValue: Float = 0

  /// The value, clamped to `minimumValue`...`maximumValue`. Default 0.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// The smallest value. Default 0.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
      setNeedsLayout()
    }
  }
  /// The largest value. Default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
      setNeedsLayout()
    }
  }
  /// Whether `valueChanged` is sent during a drag. Default true; if false, it is sent only at the end.
  open var isContinuous = true

  /// The colour of the track before the thumb. Default nil, which uses the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { updateLook() } }
  /// The colour of the track after the thumb. Default nil, a grey.
  open var maximumTrackTintColor: UIColor? { didSet { updateLook() } }
  /// The colour of the thumb. Default nil, which is white.
  open var thumbTintColor: UIColor? { didSet { updateLook() } }
  /// The image before the track; a template is drawn in the tint colour. Default nil.
  open var minimumValueImage: UIImage? { didSet { updateLook() } }
  /// The image after the track. Default nil.
  open var maximumValueImage: UIImage? { didSet { updateLook() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    KindDecoder.decode(self, coder)
  }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, minimumView, maximumView, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for view in [minimumView, maximumView] { view.contentMode = .center }
    updateLook()
  }

  private func updateLook() {
    show(minimumTrack, image(.minimumTrack), minimumTrackTintColor ?? tintColor, hasOwn: minimumTrackTintColor != nil)
    show(maximumTrack, image(.maximumTrack), maximumTrackTintColor ?? .systemFill, hasOwn: maximumTrackTintColor != nil)
    show(thumb, image(.thumb), thumbTintColor ?? .white, hasOwn: thumbTintColor != nil)
    let isPlain = thumb.image == nil, metrics = metrics
    minimumTrack.layer.cornerRadius = minimumTrack.image == nil ? metrics.track / 2 : 0
    maximumTrack.layer.cornerRadius = maximumTrack.image == nil ? metrics.track / 2 : 0
    thumb.layer.cornerRadius = isPlain ? metrics.thumb.height / 2 : 0
    thumb.layer.borderWidth = isPlain ? metrics.outline : 0
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = isPlain ? 0.2 : 0
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 5
    minimumView.image = minimumValueImage
    maximumView.image = maximumValueImage
    setNeedsLayout()
  }

  private func show(_ view: UIImageView, _ image: UIImage?, _ color: UIColor, hasOwn: Bool) {
    view.image = hasOwn ? image?.withRenderingMode(.alwaysTemplate) : image
    view.backgroundColor = image == nil ? color : nil
    view.tintColor = hasOwn ? color : nil
  }

  /// Sets the value. Sends no event. If `animated`, the thumb moves in 0.25 seconds.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else { return UIKitLog.refused("UISlider: the value \(value) is not a number") }
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Images

  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) { set(image, .thumb, state) }
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, .minimumTrack, state) }
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) { set(image, .maximumTrack, state) }
  open func thumbImage(for state: UIControl.State) -> UIImage? { images.image(.thumb, state) }
  open func minimumTrackImage(for state: UIControl.State) -> UIImage? { images.image(.minimumTrack, state) }
  open func maximumTrackImage(for state: UIControl.State) -> UIImage? { images.image(.maximumTrack, state) }
  open var currentThumbImage: UIImage? { image(.thumb) }
  open var currentMinimumTrackImage: UIImage? { image(.minimumTrack) }
  open var currentMaximumTrackImage: UIImage? { image(.maximumTrack) }

  private func image(_ part: Part) -> UIImage? { images.image(part, state) }

  private func set(_ image: UIImage?, _ part: Part, _ state: UIControl.State) {
    images.set(image, part, state)
    updateLook()
  }

  // MARK: Geometry

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 && size.width.isFinite ? size.width : 118, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height - alignmentRectInsets.bottom)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 1, right: 2) }

  /// Returns the rectangle of `minimumValueImage`.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(minimumValueImage, in: bounds, isAtStart: true) }
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(maximumValueImage, in: bounds, isAtStart: false) }

  private func imageRect(_ image: UIImage?, in bounds: CGRect, isAtStart: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    let x = isAtStart ? bounds.minX : bounds.maxX - size.width
    let rect = CGRect(x: x, y: (bounds.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    return Mirror(in: bounds, isRightToLeft: isRightToLeft)(rect)
  }

  /// Returns the rectangle of the track, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let start = minimumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let end = maximumValueImage.map { $0.size.width + Self.imageGap } ?? 0
    let height = max(metrics.track, currentMinimumTrackImage?.size.height ?? 0, currentMaximumTrackImage?.size.height ?? 0)
    let rect = CGRect(
      x: bounds.minX + 2 + start, y: bounds.midY - height / 2, width: max(bounds.width - 4 - start - end, 0), height: height)
    return Mirror(in: bounds, isRightToLeft: isRightToLeft)(rect)
  }

  /// Returns the rectangle of the thumb for a value. It can extend beyond the ends of the track by 2 points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let size = currentThumbImage?.size ?? metrics.thumb
    let area = rect.insetBy(dx: -2, dy: 0)
    let travel = max(area.width - size.width, 0)
    let knob = CGRect(x: area.minX + travel * fraction, y: rect.midY - size.height / 2, width: size.width, height: size.height)
    return Mirror(in: area, isRightToLeft: isRightToLeft)(knob)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    maximumTrack.frame = track
    let start = isRightToLeft ? knob.midX : track.minX, end = isRightToLeft ? track.maxX : knob.midX
    minimumTrack.frame = CGRect(x: start, y: track.minY, width: max(end - start, 0), height: track.height)
    thumb.frame = knob
    let radius = thumb.layer.cornerRadius, box = thumb.bounds
    thumb.layer.shadowPath =
      box.width == box.height
      ? CGPath(ellipseIn: box, transform: nil) : CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
    minimumView.frame = minimumValueImageRect(forBounds: bounds)
    maximumView.frame = maximumValueImageRect(forBounds: bounds)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateLook()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateLook()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherLook(than: previousTraitCollection) else { return }
    updateLook()
    invalidateIntrinsicContentSize()
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
    updateLook()
  }

  // MARK: Accessibility

  /// Increases the value by a tenth of the range.
  open override func accessibilityIncrement() { step(by: 0.1) }
  open override func accessibilityDecrement() { step(by: -0.1) }

  private func step(by part: Float) {
    let old = storedValue
    value = old + (maximumValue - minimumValue) * part
    if value != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: Tracking

  /// Whether the slider tracks a touch; its drag takes precedence over the gestures of ancestors.
  override func claims(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isTracking }
  override func tracksAtOnce(_ touch: UITouch) -> Bool { grips(touch.location(in: self)) }

  private var knob: CGRect { thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue) }
  private func grips(_ point: CGPoint) -> Bool { isEnabled && knob.insetBy(dx: -12, dy: -12).contains(point) }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    guard grips(point) else { return false }
    grip = point.x - knob.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let width = thumbRect(forBounds: bounds, trackRect: track, value: storedValue).width
    let travel = track.width + 4 - width
    guard travel > 0 else { return true }
    let part = (touch.location(in: self).x - grip - width / 2 - track.minX + 2) / travel
    let fraction = isRightToLeft ? 1 - part : part
    let old = storedValue
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, value != old { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
  }
}
