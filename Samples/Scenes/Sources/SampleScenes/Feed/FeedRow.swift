import UIKit

/// A post: a round avatar, the author, the text, and an optional picture.
final class FeedRow: UIView {
  private static let textFont = UIFont.systemFont(ofSize: 16)
  private static let avatarSide: CGFloat = 44
  private static let inset: CGFloat = 14
  private static let pictureHeight: CGFloat = 170
  private static let pictures = FeedPictures()

  private let avatar = UILabel()
  private let author = UILabel()
  private let handle = UILabel()
  private let body = UILabel()
  private let picture = UIImageView()
  private let hairline = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    avatar.font = .systemFont(ofSize: 19, weight: .semibold)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.layer.cornerRadius = Self.avatarSide / 2
    avatar.clipsToBounds = true
    author.font = .systemFont(ofSize: 16, weight: .semibold)
    handle.font = .systemFont(ofSize: 15)
    handle.textColor = .secondaryLabel
    body.font = Self.textFont
    body.numberOfLines = 0
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 14
    hairline.backgroundColor = .separator
    for part in [avatar, author, handle, body, picture, hairline] { addSubview(part) }
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ post: FeedPost) {
    avatar.text = String(post.author.prefix(1))
    avatar.backgroundColor = .hex(post.color)
    author.text = post.author
    handle.text = "@\(post.handle)"
    body.text = post.text
    picture.image = post.picture.map { Self.pictures.image(of: $0) }
    picture.isHidden = post.picture == nil
    setNeedsLayout()
  }

  /// Returns the height of a row with that width, in points.
  static func height(of post: FeedPost, width: CGFloat) -> CGFloat {
    let room = width - 3 * inset - avatarSide
    let text = FeedMeasure.height(of: post.text, font: textFont, width: room)
    return inset + 22 + text + (post.picture == nil ? 0 : pictureHeight + 10) + inset
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inset = Self.inset, left = 2 * inset + Self.avatarSide
    let room = bounds.width - left - inset
    avatar.frame = CGRect(x: inset, y: inset, width: Self.avatarSide, height: Self.avatarSide)
    let width = min(ceil(author.sizeThatFits(CGSize(width: room, height: 22)).width), room)
    author.frame = CGRect(x: left, y: inset - 2, width: width, height: 22)
    handle.frame = CGRect(x: left + width + 6, y: inset - 2, width: max(room - width - 6, 0), height: 22)
    let height = ceil(body.sizeThatFits(CGSize(width: room, height: .greatestFiniteMagnitude)).height)
    body.frame = CGRect(x: left, y: inset + 22, width: room, height: height)
    picture.frame = CGRect(x: left, y: body.frame.maxY + 10, width: room, height: Self.pictureHeight)
    hairline.frame = CGRect(x: left, y: bounds.height - 0.5, width: bounds.width - left, height: 0.5)
  }
}
