import UIKit

/// A rounded panel of a grouped list.
class CardView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
