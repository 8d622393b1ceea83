import UIKit

/// Draws the postcard at the size of the view.
final class PostcardView: UIView {
  override func draw(_ rect: CGRect) { PostcardDrawing.draw(in: bounds) }
}
