import UIKit

class CardLabel: UILabel {
  override func awakeFromNib() {
    super.awakeFromNib()
    textColor = .systemBlue
  }
}
