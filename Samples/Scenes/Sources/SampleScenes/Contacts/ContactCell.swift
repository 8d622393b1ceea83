import UIKit

/// A cell with a name, whose family name is bold, and a note of any length. Constraints determine the height.
final class ContactCell: UITableViewCell {
  private let nameLabel = UILabel()
  private let noteLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    noteLabel.font = .preferredFont(forTextStyle: .footnote)
    noteLabel.textColor = .secondaryLabel
    noteLabel.numberOfLines = 0
    for label in [nameLabel, noteLabel] {
      label.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(label)
    }
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      nameLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 11.5),
      noteLabel.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      noteLabel.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      noteLabel.topAnchor.constraint(equalTo: nameLabel.bottomAnchor),
      noteLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -11.5),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func show(_ contact: Contact) {
    nameLabel.attributedText = Self.name(of: contact)
    noteLabel.text = contact.note
  }

  /// The names that were shown. Each is created once, since Foundation on Linux never frees the attributes of an attributed string.
  private static var names: [Contact: NSAttributedString] = [:]

  private static func name(of contact: Contact) -> NSAttributedString {
    if let known = names[contact] { return known }
    let name = NSMutableAttributedString(
      string: "\(contact.givenName) \(contact.familyName)",
      attributes: [.font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label])
    name.setAttributes(
      [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.label],
      range: NSRange(location: 0, length: contact.givenName.utf16.count + 1))
    names[contact] = name
    return name
  }
}
