import UIKit

/// A bar that fills from the left.
final class ProgressBar: UIView {
  var progress: CGFloat = 0 { didSet { setNeedsDisplay() } }

  override func draw(_ rect: CGRect) {
    UIColor.systemBlue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}
