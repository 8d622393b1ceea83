/// A control with a minus and a plus button that changes a value in steps, 94 x 32 points (Apple: UIStepper).
@preconcurrency @MainActor
open class UIStepper: UIControl {
  override var takesTaps: Bool { true }

  private static let size = CGSize(width: 94, height: 32)

  private let minus = UIImageView(image: SymbolImage.stepperMinus)
  private let plus = UIImageView(image: SymbolImage.stepperPlus)
  private let held = UIView(frame: .zero)
  private let divider = UIImageView(frame: .zero)
  private let background = UIImageView(frame: .zero)
  /// The pressed half: -1 for minus, 1 for plus, 0 for none.
  private var direction = 0.0
  private var repetition: StepperRepeat?
  private var link: CADisplayLink?
  private var images = StateImages<StepperPart>()
  private var hasStepped = false

  private enum StepperPart { case background, increment, decrement }

  // MARK: Value

  /// The value, clamped to `minimumValue`...`maximumValue`. Default 0. Setting it sends no event.
  open var value: Double = 0 {
    didSet {
      let valid = value.isFinite ? min(max(value, minimumValue), maximumValue) : oldValue
      if valid != value { value = valid }
      updateEnds()
    }
  }
  /// The smallest value. Default 0. A value above the maximum raises the maximum.
  open var minimumValue: Double = 0 {
    didSet {
      guard minimumValue.isFinite else { return minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = max(value, minimumValue)
    }
  }
  /// The largest value. Default 100. A value below the minimum lowers the minimum.
  open var maximumValue: Double = 100 {
    didSet {
      guard maximumValue.isFinite else { return maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = min(value, maximumValue)
    }
  }
  /// The change of the value for each step. Default 1. Must be greater than 0.
  open var stepValue: Double = 1 {
    didSet {
      guard stepValue <= 0 || !stepValue.isFinite else { return }
      UIKitLog.refused("UIStepper: the step \(stepValue) is not a positive number")
      stepValue = oldValue
    }
  }
  /// Whether events are sent while the finger is down. Default true; if false, one is sent when the finger lifts.
  open var isContinuous = true
  /// Whether steps are repeated while the finger stays down. Default true.
  open var autorepeat = true
  /// Whether steps beyond one end continue at the other. Default false.
  open var wraps = false { didSet { updateEnds() } }

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
    setUp()
    KindDecoder.decode(self, coder)
  }

  private func setUp() {
    layer.cornerRadius = interfaceLook.stepper.rounding.radius(in: Self.size)
    clipsToBounds = true
    backgroundColor = .tertiarySystemFill
    held.backgroundColor = .tertiarySystemFill
    held.isHidden = true
    divider.backgroundColor = .separator
    for part in [background, held, divider, minus, plus] {
      part.isUserInteractionEnabled = false
      part.contentMode = part === background || part === divider ? .scaleToFill : .center
      addSubview(part)
    }
    updateEnds()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard hasOtherLook(than: previousTraitCollection) else { return }
    layer.cornerRadius = interfaceLook.stepper.rounding.radius(in: Self.size)
  }

  // MARK: Images

  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { set(image, .background, state) }
  open func backgroundImage(for state: UIControl.State) -> UIImage? { images.image(.background, state) }
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .increment, state) }
  open func incrementImage(for state: UIControl.State) -> UIImage? { images.image(.increment, state) ?? SymbolImage.stepperPlus }
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { set(image, .decrement, state) }
  open func decrementImage(for state: UIControl.State) -> UIImage? { images.image(.decrement, state) ?? SymbolImage.stepperMinus }
  /// Sets the image between the buttons. One image is used for all combinations of states.
  open func setDividerImage(
    _ image: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    divider.image = image
    divider.backgroundColor = image == nil ? .separator : nil
    setNeedsLayout()
  }
  open func dividerImage(forLeftSegmentState state: UIControl.State, rightSegmentState: UIControl.State) -> UIImage? { divider.image }

  private func set(_ image: UIImage?, _ part: StepperPart, _ state: UIControl.State) {
    images.set(image, part, state)
    setNeedsLayout()
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
  override func usualHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize { Self.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let half = bounds.width / 2, mirror = mirror
    background.frame = bounds
    background.image = images.image(.background, state)
    minus.image = decrementImage(for: state)
    plus.image = incrementImage(for: state)
    minus.frame = mirror(CGRect(x: 0, y: 0, width: half, height: bounds.height))
    plus.frame = mirror(CGRect(x: half, y: 0, width: half, height: bounds.height))
    divider.frame =
      divider.image.map { CGRect(x: half - $0.size.width / 2, y: 0, width: $0.size.width, height: bounds.height) }
      ?? CGRect(x: half - 0.5, y: bounds.height / 4, width: 1, height: bounds.height / 2)
    held.frame = mirror(CGRect(x: direction > 0 ? half : 0, y: 0, width: half, height: bounds.height))
    held.isHidden = direction == 0
    divider.isHidden = direction != 0 && divider.image == nil
  }

  private func updateEnds() {
    minus.tintColor = isEnabled && (wraps || value > minimumValue) ? .label : .tertiaryLabel
    plus.tintColor = isEnabled && (wraps || value < maximumValue) ? .label : .tertiaryLabel
  }

  override func stateChanged() {
    super.stateChanged()
    updateEnds()
  }

  // MARK: Accessibility

  open override func accessibilityIncrement() { step(to: 1) }
  open override func accessibilityDecrement() { step(to: -1) }

  private func step(to side: Double) {
    direction = side
    step()
    direction = 0
  }

  // MARK: Tracking

  private func direction(at point: CGPoint) -> Double {
    guard bounds.contains(point) else { return 0 }
    return mirror(point).x < bounds.midX ? -1 : 1
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = direction(at: touch.location(in: self))
    guard direction != 0 else { return false }
    hasStepped = false
    step()
    if autorepeat { startRepeating(at: touch.timestamp) }
    setNeedsLayout()
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let new = direction(at: touch.location(in: self))
    guard new != direction else { return true }
    stopRepeating()
    direction = new
    setNeedsLayout()
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    finish()
    if !isContinuous, hasStepped { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  open override func cancelTracking(with event: UIEvent?) { finish() }

  private func finish() {
    stopRepeating()
    direction = 0
    setNeedsLayout()
  }

  private func step() {
    let next = value + direction * stepValue
    let old = value
    value = !wraps ? next : next > maximumValue ? minimumValue : next < minimumValue ? maximumValue : next
    guard value != old else { return }
    hasStepped = true
    if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func startRepeating(at time: TimeInterval) {
    repetition = StepperRepeat(start: time)
    let link = CADisplayLink { [weak self] link in
      guard let self else { return link.invalidate() }
      for _ in 0..<(repetition?.steps(at: link.timestamp) ?? 0) { step() }
    }
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  private func stopRepeating() {
    repetition = nil
    link?.invalidate()
    link = nil
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { finish() }
  }
}
