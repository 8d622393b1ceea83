import CoreGraphics
import Foundation
import QuartzCore

/// A thumb on a track that picks a value between two others. Apple: UISlider.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thumbDiameter: CGFloat = 28
  private static let trackThickness: CGFloat = 4
  private static let height: CGFloat = 31

  private let minimumTrack = UIView(frame: .zero)
  private let maximumTrack = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var grip: CGFloat = 0
  private var storedValue: Float = 0

  /// Default 0. Kept between `minimumValue` and `maximumValue`.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  /// Default 0.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
      setNeedsLayout()
    }
  }
  /// Default 1.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
      setNeedsLayout()
    }
  }
  /// Whether `valueChanged` is sent while the thumb is dragged, as opposed to at its end. Default true.
  open var isContinuous = true

  /// nil: the tint colour.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// nil: white.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    for part in [maximumTrack, minimumTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    minimumTrack.layer.cornerRadius = Self.trackThickness / 2
    maximumTrack.layer.cornerRadius = Self.trackThickness / 2
    thumb.layer.cornerRadius = Self.thumbDiameter / 2
    thumb.layer.borderWidth = 0.5
    thumb.layer.borderColor = UIColor(white: 0, alpha: 0.04).cgColor
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.2
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 5
    updateColors()
  }

  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
    thumb.backgroundColor = thumbTintColor ?? .white
  }

  /// Moves the thumb, in 0.25 seconds where `animated`; sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    guard value.isFinite else { return UIKitLog.refused("UISlider: value \(value) is no number") }
    storedValue = min(max(value, minimumValue), maximumValue)
    setNeedsLayout()
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]) {
      self.layoutIfNeeded()
    }
  }

  // MARK: Geometry

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width > 0 && size.width.isFinite ? size.width : 118, height: Self.height)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

  /// The track, in the slider's coordinates.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - Self.trackThickness / 2, width: max(bounds.width - 4, 0), height: Self.trackThickness)
  }

  /// The thumb at `value`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let fraction = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let way = max(bounds.width - Self.thumbDiameter, 0)
    let knob = CGRect(
      x: bounds.minX + way * fraction, y: rect.midY - Self.thumbDiameter / 2, width: Self.thumbDiameter,
      height: Self.thumbDiameter)
    return Mirror(in: bounds, isRightToLeft: isRightToLeft)(knob)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let track = trackRect(forBounds: bounds)
    let knob = thumbRect(forBounds: bounds, trackRect: track, value: storedValue)
    maximumTrack.frame = track
    let start = isRightToLeft ? knob.midX : track.minX, end = isRightToLeft ? track.maxX : knob.midX
    minimumTrack.frame = CGRect(x: start, y: track.minY, width: max(end - start, 0), height: track.height)
    thumb.frame = knob
    thumb.layer.shadowPath = CGPath(ellipseIn: thumb.bounds, transform: nil)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }

  override func stateChanged() {
    super.stateChanged()
    alpha = isEnabled ? 1 : 0.5
  }

  // MARK: Tracking

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let knob = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: storedValue)
    let point = touch.location(in: self)
    guard knob.insetBy(dx: -12, dy: -12).contains(point) else { return false }
    grip = point.x - knob.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let way = bounds.width - Self.thumbDiameter
    guard way > 0 else { return true }
    let part = (touch.location(in: self).x - grip - Self.thumbDiameter / 2 - bounds.minX) / way
    let fraction = isRightToLeft ? 1 - part : part
    let old = storedValue
    value = minimumValue + Float(min(max(fraction, 0), 1)) * (maximumValue - minimumValue)
    if isContinuous, value != old { sendActions(for: .valueChanged, with: event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged, with: event) }
  }
}
