import UIKit

/// A row of the scrolling list: a round picture, two lines of text and a hairline.
final class RowView: UIView {
  private(set) var index = -1
  private let picture = UIImageView(), title = UILabel(), detail = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    let line = UIView(frame: CGRect(x: 180, y: frame.height - 1, width: frame.width - 180, height: 1))
    line.backgroundColor = UIColor(white: 0.85, alpha: 1)
    picture.frame = CGRect(x: 30, y: 30, width: 120, height: 120)
    title.frame = CGRect(x: 180, y: 35, width: frame.width - 220, height: 60)
    title.font = .boldSystemFont(ofSize: 48)
    detail.frame = CGRect(x: 180, y: 95, width: frame.width - 220, height: 50)
    detail.font = .systemFont(ofSize: 40)
    detail.textColor = .gray
    [line, picture, title, detail].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func show(index: Int, picture image: UIImage) {
    self.index = index
    picture.image = image
    title.text = "Row \(index)"
    detail.text = "Something that was said at \(index % 12 + 1) o'clock"
  }
}
