import UIKit

/// A page with a place.
final class PlacePage: UIViewController {
  let number: Int
  private let picture = UIImageView()
  private let textLabel = UILabel()

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    let place = Place.all[number]
    view.backgroundColor = .systemBackground
    picture.image = place.landscape.image(size: CGSize(width: 640, height: 420))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    picture.layer.cornerRadius = 16
    textLabel.text = place.text
    textLabel.font = .systemFont(ofSize: 19)
    textLabel.numberOfLines = 0
    view.addSubview(picture)
    view.addSubview(textLabel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets, left = safe.left + 24, width = view.bounds.width - safe.left - safe.right - 48, top = safe.top + 24
    picture.frame = CGRect(x: left, y: top, width: width, height: min(width * 0.65, view.bounds.height * 0.6))
    let height = textLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    textLabel.frame = CGRect(x: left, y: picture.frame.maxY + 20, width: width, height: ceil(height))
  }
}
