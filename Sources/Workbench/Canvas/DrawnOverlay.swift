import UIKit

/// A transparent view that draws over other views, takes no touches, and redraws when its size changes.
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
