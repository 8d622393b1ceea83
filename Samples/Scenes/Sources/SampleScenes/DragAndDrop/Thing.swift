import UIKit

/// A thing to pack: a name, a symbol and a colour.
struct Thing {
  let name: String
  let symbol: String
  let color: UIColor

  static let packed = [
    Thing(name: "Camera", symbol: "camera", color: .systemIndigo), Thing(name: "Book", symbol: "book", color: .systemBrown),
    Thing(name: "Alarm clock", symbol: "alarm", color: .systemBlue), Thing(name: "Keys", symbol: "key", color: .systemYellow),
    Thing(name: "Phone", symbol: "phone", color: .systemGreen),
  ]
  static let offered = [
    Thing(name: "Map", symbol: "map", color: .systemTeal), Thing(name: "Lamp", symbol: "lightbulb", color: .systemOrange),
    Thing(name: "Gift", symbol: "gift", color: .systemPink), Thing(name: "Bag", symbol: "bag", color: .systemPurple),
    Thing(name: "Cloud", symbol: "cloud", color: .systemGray), Thing(name: "Heart", symbol: "heart", color: .systemRed),
  ]

  /// An item of a drag with the thing as its object, and its name for other destinations.
  @MainActor var dragItem: UIDragItem {
    let item = UIDragItem(itemProvider: NSItemProvider(object: name as NSString))
    item.localObject = self
    return item
  }
}

/// A tile of the shelf.
final class ThingCell: UICollectionViewCell {
  private let symbol = UIImageView()
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 12
    symbol.tintColor = .white
    symbol.contentMode = .center
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .white
    label.textAlignment = .center
    contentView.addSubview(symbol)
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    symbol.frame = CGRect(x: 0, y: 8, width: bounds.width, height: bounds.height - 34)
    label.frame = CGRect(x: 0, y: bounds.height - 26, width: bounds.width, height: 18)
  }

  func show(_ thing: Thing) {
    symbol.image = UIImage(systemName: thing.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26))
    label.text = thing.name
    contentView.backgroundColor = thing.color
  }
}
