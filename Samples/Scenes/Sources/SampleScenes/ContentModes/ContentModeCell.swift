import UIKit

/// A framed picture in a content mode, with the name of the mode below.
final class ContentModeCell: UIView {
  private let picture: UIView
  private let label = UILabel()

  init(mode: UIView.ContentMode, name: String, image: UIImage) {
    // An image view does not redraw its image, so the mode `redraw` is shown with a view that draws itself.
    if mode == .redraw {
      picture = PostcardView(frame: .zero)
    } else {
      picture = UIImageView(image: image)
    }
    super.init(frame: .zero)
    picture.contentMode = mode
    picture.clipsToBounds = true
    picture.backgroundColor = .white
    picture.layer.borderColor = UIColor.separator.cgColor
    picture.layer.borderWidth = 1
    picture.layer.cornerRadius = 6
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(picture)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cells are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 20)
    label.frame = CGRect(x: 0, y: bounds.height - 18, width: bounds.width, height: 16)
  }
}
