import UIKit

/// A view with round corners; the storyboard sets how round.
final class CardView: UIView {
  /// Points.
  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }
}
