/// A wheel of spokes that light up in turn while a task of unknown duration is in progress (Apple: UIActivityIndicatorView).
///
/// The spokes are animated by layer animations, which need no work on the main thread.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// The same as `large`, in white. Deprecated by Apple.
    case whiteLarge = 0
    /// The same as `medium`, in white. Deprecated by Apple.
    case white = 1
    /// The same as `medium`. Deprecated by Apple.
    case gray = 2
    /// 20 x 20 points.
    case medium = 100
    /// 37 x 37 points.
    case large = 101
  }

  private static let spokeCount = 8
  /// The duration of one cycle in seconds.
  private static let cycleDuration: TimeInterval = 0.8
  private static let animationKey = "turn"

  private let spokes = (0..<UIActivityIndicatorView.spokeCount).map { _ in UIView(frame: .zero) }

  /// The style. Default medium. Setting it resets the colour.
  open var style: Style {
    didSet {
      spokeColor = nil
      invalidateIntrinsicContentSize()
      show()
    }
  }
  var spokeColor: UIColor? { didSet { show() } }
  /// The colour of the brightest spoke. Default: white for the white styles, otherwise grey.
  open var color: UIColor! {
    get { spokeColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set { spokeColor = newValue }
  }
  /// Whether the view is hidden while it is not animating. Default true.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    setUp()
  }

  /// Creates an indicator of the style medium. A frame with a size of zero gets the size of the style.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame.size == .zero ? CGRect(origin: frame.origin, size: Self.size(of: .medium)) : frame)
    setUp()
  }

  public required init(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)!
    bounds.size = Self.size(of: .medium)
    setUp()
    KindDecoder.decode(self, coder)
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isHidden = hidesWhenStopped
    for (index, spoke) in spokes.enumerated() {
      spoke.isUserInteractionEnabled = false
      spoke.transform = CGAffineTransform(rotationAngle: CGFloat(index) / CGFloat(Self.spokeCount) * 2 * .pi)
      addSubview(spoke)
    }
    show()
  }

  private static func size(of style: Style) -> CGSize {
    style == .large || style == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  private func show() {
    for (index, spoke) in spokes.enumerated() {
      spoke.backgroundColor = color
      spoke.alpha = Self.light(of: index)
    }
    setNeedsLayout()
  }

  /// The opacity of a spoke at the start of the animation. The first spoke is the brightest.
  private static func light(of index: Int) -> CGFloat {
    index == 0 ? 1 : 0.25 + 0.55 * CGFloat(index) / CGFloat(spokeCount - 1)
  }

  // MARK: Animation

  /// Shows the view and starts the animation.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    addAnimations()
  }

  /// Stops the animation, and hides the view if `hidesWhenStopped`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes { spoke.layer.removeAnimation(forKey: Self.animationKey) }
    if hidesWhenStopped { isHidden = true }
  }

  private func addAnimations() {
    guard window != nil else { return }
    let count = Self.spokeCount
    // The spokes behind the brightest one become paler one by one.
    let values = (0...count).map { Self.light(of: (count - $0) % count) }
    for (index, spoke) in spokes.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = values.map { Float($0) }
      animation.duration = Self.cycleDuration
      animation.repeatCount = .infinity
      animation.timeOffset = Self.cycleDuration * Double((count - index) % count) / Double(count)
      spoke.layer.add(animation, forKey: Self.animationKey)
    }
  }

  /// Restarts the animation, which the layers lose when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { addAnimations() }
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
  override func usualHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let own = Self.size(of: style), side = own.width
    let length = side * 0.28, width = side * 0.115
    for spoke in spokes {
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      // The spokes are rotated about the middle of the view.
      spoke.layer.anchorPoint = CGPoint(x: 0.5, y: side / 2 / length)
      spoke.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
