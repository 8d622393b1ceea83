import CoreGraphics
import Foundation
import QuartzCore

/// A control that is on or off (Apple: UISwitch). Its size does not depend on the frame: 51 x 31 points in the look of iOS 17, 63 x 28 in that
/// of iOS 26.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  override var takesTaps: Bool { true }

  private var metrics: InterfaceLook.Toggle { interfaceLook.toggle }

  private let track = UIView(frame: .zero)
  private let thumb = UIView(frame: .zero)
  private var stored = false
  private var start: CGFloat = 0
  private var hasDragged = false

  /// Whether the switch is on. Default false.
  open var isOn: Bool {
    get { stored }
    set { setOn(newValue, animated: false) }
  }
  /// The colour of the track when the switch is on. Default nil, which is system green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The appearance of a switch. Without effect on Linux: check boxes exist only on the Mac.
  public enum Style: Int, Sendable {
    case automatic = 0
    case checkbox = 1
    case sliding = 2
  }

  /// The style in use: always sliding.
  open var style: Style { .sliding }
  /// The preferred style. Stored; has no effect on Linux.
  open var preferredStyle: Style = .automatic
  /// The title, which only check boxes show. Stored; has no effect on Linux.
  open var title: String?
  /// Without effect, as on iOS since version 7.
  open var onImage: UIImage?
  /// Without effect, as on iOS since version 7.
  open var offImage: UIImage?
  /// The colour of the thumb. Default nil, which is white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  /// The position of the switch; a size is ignored (Apple: `UISwitch.init(frame:)`).
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: CATransform3DIsIdentity(layer.transform) ? metrics.size : newValue.size) }
  }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: UIScreen.main.interfaceLook.toggle.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = metrics.size
    setUp()
    KindDecoder.decode(self, coder)
  }

  private func setUp() {
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    thumb.layer.shadowColor = UIColor.black.cgColor
    thumb.layer.shadowOpacity = 0.15
    thumb.layer.shadowOffset = CGSize(width: 0, height: 3)
    thumb.layer.shadowRadius = 4
    shape()
    show()
  }

  /// Gives the parts the shapes of the look.
  private func shape() {
    let metrics = metrics, box = CGRect(origin: .zero, size: metrics.thumb), radius = metrics.thumb.height / 2
    track.layer.cornerRadius = metrics.size.height / 2
    thumb.layer.cornerRadius = radius
    thumb.layer.shadowPath =
      box.width == box.height
      ? CGPath(ellipseIn: box, transform: nil) : CGPath(roundedRect: box, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherLook(than: previousTraitCollection) else { return }
    bounds.size = metrics.size
    shape()
    show()
    invalidateIntrinsicContentSize()
  }

  /// Turns the switch on or off. Sends no event. If `animated`, the thumb slides.
  open func setOn(_ on: Bool, animated: Bool) {
    stored = on
    guard animated, window != nil else { return show() }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]) { self.show() }
  }

  private func show() {
    let metrics = metrics
    // The thumb is wider while the switch is pressed.
    let width = metrics.thumb.width + (isHighlighted ? metrics.growth : 0)
    let x = stored != isRightToLeft ? metrics.size.width - metrics.inset - width : metrics.inset
    track.frame = CGRect(origin: .zero, size: metrics.size)
    track.backgroundColor = stored ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.frame = CGRect(x: x, y: metrics.inset, width: width, height: metrics.thumb.height)
    thumb.backgroundColor = thumbTintColor ?? .white
    alpha = isEnabled ? 1 : 0.5
  }

  open override func accessibilityActivate() -> Bool {
    guard isEnabled else { return false }
    setOn(!stored, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    show()
  }

  /// Updates the appearance for the traits of the new window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    show()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { metrics.size }
  override func usualHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: metrics.size.width - alignmentRectInsets.right, height: metrics.size.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }

  override func stateChanged() {
    super.stateChanged()
    guard window != nil else { return show() }
    UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut]) { self.show() }
  }

  /// Toggles the switch during a drag, as soon as the finger has moved by more than 10 points and is more than 12 points beyond the centre.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let x = touch.location(in: self).x
    let wantsOn = (x > bounds.midX) != isRightToLeft
    guard abs(x - bounds.midX) > 12, abs(x - start) > 10, wantsOn != stored else { return true }
    hasDragged = true
    setOn(wantsOn, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
    return true
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    start = touch.location(in: self).x
    return true
  }

  override func activate() {
    setOn(!stored, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, !hasDragged else { return }
    setOn(!stored, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered], with: event)
  }
}
