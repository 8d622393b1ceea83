import CoreGraphics
import Foundation

/// A bar that shows the progress of a task. Apple: UIProgressView.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable {
    case `default` = 0
    /// A bar without rounded ends, 2.5 points high.
    case bar = 1
  }

  private let bar = UIImageView(frame: .zero)
  private let track = UIImageView(frame: .zero)
  private var link: CADisplayLink?

  /// The style. Default `default`, which is 4 points high.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }
  private var thickness: CGFloat { progressViewStyle == .bar ? 2.5 : 4 }
  /// The stretched image of the bar in place of its colour. Default nil.
  open var progressImage: UIImage? { didSet { updateColors() } }
  /// The stretched image of the track in place of its colour. Default nil.
  open var trackImage: UIImage? { didSet { updateColors() } }
  /// The progress that the view shows. It is read when `progress` is asked, and ten times a second while the view is in a window.
  /// Default nil.
  open var observedProgress: Progress? { didSet { observe() } }

  /// The fraction of `observedProgress` that was read last.
  private var readFraction: Float = 0
  private var shownProgress: Float = 0

  /// The progress, 0...1. Default 0.
  open var progress: Float {
    get {
      if let fraction = newFraction() { self.progress = fraction }
      return shownProgress
    }
    set {
      shownProgress = newValue.isFinite ? min(max(newValue, 0), 1) : 0
      setNeedsLayout()
    }
  }
  /// The colour of the bar. Default nil, which uses the tint colour.
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  /// The colour of the track. Default nil, a grey.
  open var trackTintColor: UIColor? { didSet { updateColors() } }

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
    clipsToBounds = true
    addSubview(track)
    addSubview(bar)
    updateColors()
  }

  /// Creates a progress view with the height of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    sizeToFit()
  }

  private func updateColors() {
    bar.image = progressImage
    track.image = trackImage
    bar.backgroundColor = progressImage == nil ? progressTintColor ?? tintColor : nil
    track.backgroundColor = trackImage == nil ? trackTintColor ?? .systemFill : nil
  }

  private func observe() {
    link?.invalidate()
    link = nil
    guard let observedProgress else { return }
    readFraction = Float(observedProgress.fractionCompleted)
    progress = readFraction
    guard window != nil, !observedProgress.isFinished else { return }
    let link = CADisplayLink { [weak self] link in
      guard let self, let observedProgress = self.observedProgress else { return link.invalidate() }
      if let fraction = newFraction() { setProgress(fraction, animated: true) }
      if observedProgress.isFinished { link.invalidate() }
    }
    link.preferredFramesPerSecond = 10
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Returns the fraction of the observed progress if it is another one than before.
  private func newFraction() -> Float? {
    guard let observedProgress else { return nil }
    let fraction = Float(observedProgress.fractionCompleted)
    guard fraction != readFraction else { return nil }
    readFraction = fraction
    return fraction
  }

  /// Sets the progress, 0...1. If `animated`, the bar changes in 0.25 seconds.
  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveLinear]) {
      self.layoutIfNeeded()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: thickness) }
  override func usualHugging(_ axis: NSLayoutConstraint.Axis) -> UILayoutPriority { axis == .vertical ? .defaultHigh : .defaultLow }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: thickness) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let radius = progressViewStyle == .bar ? 0 : bounds.height / 2
    layer.cornerRadius = radius
    bar.layer.cornerRadius = radius
    track.frame = bounds
    bar.frame = mirror(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(shownProgress), height: bounds.height))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
    observe()
  }
}
