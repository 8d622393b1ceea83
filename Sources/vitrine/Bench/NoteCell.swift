import UIKit

/// A cell of the self-sizing list: a round picture, a name, and a text of one to four lines. Constraints determine its height.
final class NoteCell: UITableViewCell {
  private let picture = UIImageView(), title = UILabel(), body = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    title.font = .boldSystemFont(ofSize: 48)
    body.font = .systemFont(ofSize: 40)
    body.textColor = .gray
    body.numberOfLines = 0
    for part in [picture, title, body] {
      part.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(part)
    }
    NSLayoutConstraint.activate([
      picture.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
      picture.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
      picture.widthAnchor.constraint(equalToConstant: 120),
      picture.heightAnchor.constraint(equalToConstant: 120),
      title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 30),
      title.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -40),
      title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
      body.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      body.trailingAnchor.constraint(equalTo: title.trailingAnchor),
      body.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      body.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -30),
      picture.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -30),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ index: Int, picture image: UIImage) {
    picture.image = image
    title.text = "Note \(index)"
    body.text = String(repeating: "Something was said at \(index % 12 + 1) o'clock, and again. ", count: index % 4 + 1)
  }
}
