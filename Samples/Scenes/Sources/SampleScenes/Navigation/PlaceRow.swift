import UIKit

/// A row of a list: a thumbnail, two lines of text and a chevron. It is grey while it is touched.
final class PlaceRow: UIControl {
  static let height: CGFloat = 76

  private let thumbnail = UIImageView()
  private let nameLabel = UILabel()
  private let regionLabel = UILabel()
  private let chevron = UIImageView()
  private let hairline = UIView()

  init(_ place: Place) {
    super.init(frame: .zero)
    thumbnail.image = place.landscape.image(size: CGSize(width: 72, height: 54))
    thumbnail.layer.cornerRadius = 8
    thumbnail.clipsToBounds = true
    nameLabel.text = place.name
    nameLabel.font = .systemFont(ofSize: 17, weight: .medium)
    regionLabel.text = place.region
    regionLabel.font = .systemFont(ofSize: 14)
    regionLabel.textColor = .secondaryLabel
    chevron.image = UIImage(
      systemName: "chevron.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 14, weight: .semibold))
    chevron.contentMode = .center
    chevron.tintColor = .tertiaryLabel
    hairline.backgroundColor = .separator
    for part in [thumbnail, nameLabel, regionLabel, chevron, hairline] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = place.name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("rows are made in code") }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray5 : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    thumbnail.frame = CGRect(x: 16, y: 11, width: 72, height: 54)
    nameLabel.frame = CGRect(x: 102, y: 16, width: width - 142, height: 22)
    regionLabel.frame = CGRect(x: 102, y: 40, width: width - 142, height: 20)
    chevron.frame = CGRect(x: width - 28, y: 20, width: 16, height: 32)
    hairline.frame = CGRect(x: 102, y: bounds.height - 0.5, width: width - 102, height: 0.5)
  }
}
