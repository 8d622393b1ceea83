import UIKit

/// A view with rounded corners, whose radius the storyboard sets.
final class CardView: UIView {
  /// The corner radius in points.
  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
