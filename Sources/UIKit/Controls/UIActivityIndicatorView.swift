/// Spokes of which one after the other lights up, while something goes on whose end is unknown (Apple: UIActivityIndicatorView).
///
/// The spokes turn by animations of their layers: the main thread has nothing to do with it.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    /// As `large`, in white. Deprecated by Apple.
    case whiteLarge = 0
    /// As `medium`, in white. Deprecated by Apple.
    case white = 1
    /// As `medium`. Deprecated by Apple.
    case gray = 2
    /// 20 points a side.
    case medium = 100
    /// 37 points a side.
    case large = 101
  }

  private static let spokeCount = 8
  /// Seconds of one turn.
  private static let turn: TimeInterval = 0.8
  private static let animationKey = "turn"

  private let spokes = (0..<UIActivityIndicatorView.spokeCount).map { _ in UIView(frame: .zero) }

  /// Default medium. Sets the colour, too.
  open var style: Style {
    didSet {
      spokeColor = nil
      invalidateIntrinsicContentSize()
      show()
    }
  }
  var spokeColor: UIColor? { didSet { show() } }
  /// Of the brightest spoke. Default: what the style says, grey.
  open var color: UIColor! {
    get { spokeColor ?? (style == .white || style == .whiteLarge ? .white : .systemGray) }
    set { spokeColor = newValue }
  }
  /// Whether it is hidden while it does not turn. Default true.
  open var hidesWhenStopped = true { didSet { if !isAnimating { isHidden = hidesWhenStopped } } }
  open private(set) var isAnimating = false

  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.size(of: style)))
    setUp()
  }

  /// With a frame that has no size, the size is that of the style.
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

  /// Of a spoke before the turn begins: the first is the brightest.
  private static func light(of index: Int) -> CGFloat {
    index == 0 ? 1 : 0.25 + 0.55 * CGFloat(index) / CGFloat(spokeCount - 1)
  }

  // MARK: Turning

  /// Shows it, and lets it turn.
  open func startAnimating() {
    isHidden = false
    guard !isAnimating else { return }
    isAnimating = true
    turn()
  }

  /// Stands still, and hides it where `hidesWhenStopped`.
  open func stopAnimating() {
    guard isAnimating else { return }
    isAnimating = false
    for spoke in spokes { spoke.layer.removeAnimation(forKey: Self.animationKey) }
    if hidesWhenStopped { isHidden = true }
  }

  private func turn() {
    guard window != nil else { return }
    let count = Self.spokeCount
    // Behind the bright spoke each is paler than the one before.
    let values = (0...count).map { Self.light(of: (count - $0) % count) }
    for (index, spoke) in spokes.enumerated() {
      let animation = CAKeyframeAnimation(keyPath: "opacity")
      animation.values = values.map { Float($0) }
      animation.duration = Self.turn
      animation.repeatCount = .infinity
      animation.timeOffset = Self.turn * Double((count - index) % count) / Double(count)
      spoke.layer.add(animation, forKey: Self.animationKey)
    }
  }

  /// Animations end where nobody shows them.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating { turn() }
  }

  // MARK: Size

  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size(of: style) }
  open override var intrinsicContentSize: CGSize { Self.size(of: style) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let own = Self.size(of: style), side = own.width
    let length = side * 0.28, width = side * 0.115
    for spoke in spokes {
      spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
      spoke.layer.cornerRadius = width / 2
      // The spoke turns about the middle of the view.
      spoke.layer.anchorPoint = CGPoint(x: 0.5, y: side / 2 / length)
      spoke.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
  }
}
