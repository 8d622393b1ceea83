import UIKit

/// Draws the postcard to the size it has.
final class PostcardView: UIView {
  override func draw(_ rect: CGRect) { PostcardDrawing.draw(in: bounds) }
}
