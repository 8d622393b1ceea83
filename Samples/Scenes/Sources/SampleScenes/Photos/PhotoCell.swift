import UIKit

/// A square cell filled by a picture, with a check mark while it is selected.
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView()
  private let badge = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    badge.backgroundColor = .systemBlue
    badge.layer.cornerRadius = 11
    badge.layer.borderColor = UIColor.white.cgColor
    badge.layer.borderWidth = 2
    badge.isHidden = true
    contentView.addSubview(imageView)
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
    badge.frame = CGRect(x: bounds.width - 27, y: bounds.height - 27, width: 22, height: 22)
  }

  func show(_ image: UIImage) { imageView.image = image }

  override var isSelected: Bool {
    didSet {
      badge.isHidden = !isSelected
      imageView.alpha = isSelected ? 0.7 : 1
    }
  }
}
