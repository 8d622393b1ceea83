internal import UIKit

/// A view that draws the arrows above the scenes.
final class SegueArrows: UIView {
  private let arrows: [SegueArrow]

  init(_ arrows: [SegueArrow]) {
    self.arrows = arrows
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
    backgroundColor = .clear
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    for arrow in arrows {
      (arrow.isRelationship ? UIColor.systemGray : UIColor.systemBlue).setStroke()
      let path = arrow.path
      path.lineWidth = 3
      path.stroke()
    }
  }
}
