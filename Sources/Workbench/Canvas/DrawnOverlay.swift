import UIKit

/// A view that only draws, over other views: it is see-through, takes no touches, and draws anew at every size.
class DrawnOverlay: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("overlays are made in code") }
}
