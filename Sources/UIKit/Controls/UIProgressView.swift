import CoreGraphics
import Foundation

/// A bar that fills as work goes on. Apple: UIProgressView.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  private static let thickness: CGFloat = 4
  private let bar = UIView(frame: .zero)

  /// 0 to 1; default 0.
  open var progress: Float = 0 {
    didSet {
      let valid = progress.isFinite ? min(max(progress, 0), 1) : 0
      if valid != progress { progress = valid }
      setNeedsLayout()
    }
  }
  /// nil: the tint colour.
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  open var trackTintColor: UIColor? { didSet { updateColors() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    clipsToBounds = true
    addSubview(bar)
    updateColors()
  }

  private func updateColors() {
    bar.backgroundColor = progressTintColor ?? tintColor
    backgroundColor = trackTintColor ?? UIColor(red: 0.47, green: 0.47, blue: 0.5, alpha: 0.2)
  }

  open func setProgress(_ progress: Float, animated: Bool) {
    self.progress = progress
    guard animated, window != nil else { return }
    UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveLinear]) {
      self.layoutIfNeeded()
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.thickness) }
  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.thickness) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    bar.layer.cornerRadius = bounds.height / 2
    bar.frame = mirror(CGRect(x: 0, y: 0, width: bounds.width * CGFloat(progress), height: bounds.height))
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateColors()
  }
}
