import UIKit

/// Bars whose heights, set by layout, increase to the right or to the left.
final class BarsView: UIView {
  private let bars = (0..<9).map { _ in UIView() }
  var isTurned = false { didSet { if isTurned != oldValue { setNeedsLayout() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    for (index, bar) in bars.enumerated() {
      bar.backgroundColor = UIColor(hue: 0.58 + 0.03 * CGFloat(index), saturation: 0.55, brightness: 0.95, alpha: 1)
      bar.layer.cornerRadius = 5
      addSubview(bar)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("bars are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap: CGFloat = 6
    let width = (bounds.width - gap * CGFloat(bars.count - 1)) / CGFloat(bars.count)
    for (index, bar) in bars.enumerated() {
      let step = CGFloat(isTurned ? bars.count - index : index + 1) / CGFloat(bars.count)
      let height = bounds.height * step
      bar.frame = CGRect(x: CGFloat(index) * (width + gap), y: bounds.height - height, width: width, height: height)
    }
  }
}
