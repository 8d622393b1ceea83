import UIKit

/// A view that fills the drawn rectangles and counts its draws.
final class Painter: UIView {
  var rects: [CGRect] = []
  var clips: [CGRect] = []
  var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    clips.append(context.boundingBoxOfClipPath)
    context.setFillColor(color)
    // It draws more than the dirty rectangle, so the clip must restrict it.
    context.fill(bounds)
  }
}
