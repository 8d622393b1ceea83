import UIKit

/// Fills what it is asked to draw, and keeps count.
final class Painter: UIView {
  var rects: [CGRect] = []
  var clips: [CGRect] = []
  var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  override func draw(_ rect: CGRect) {
    rects.append(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    clips.append(context.boundingBoxOfClipPath)
    context.setFillColor(color)
    // More than the dirty rectangle: the clip has to hold it back.
    context.fill(bounds)
  }
}
