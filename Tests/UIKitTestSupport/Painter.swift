import UIKit

/// A view that fills the drawn rectangles and counts its draws.
package final class Painter: UIView {
  package var rects: [CGRect] = []
  package var clips: [CGRect] = []
  package var color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  package override func draw(_ rect: CGRect) {
    rects.append(rect)
    guard let context = UIGraphicsGetCurrentContext() else { return }
    clips.append(context.boundingBoxOfClipPath)
    context.setFillColor(color)
    // It draws more than the dirty rectangle, so the clip must restrict it.
    context.fill(bounds)
  }
}
