import UIKit

/// A place with a picture and a button to remember it.
final class PlaceController: UIViewController {
  private let place: Place
  private let picture = UIImageView()
  private let textLabel = UILabel()
  private let visitButton = UIButton(type: .system)
  private var isRemembered = false

  init(_ place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.image = place.landscape.image(size: CGSize(width: 390, height: 260))
    picture.contentMode = .scaleAspectFill
    picture.clipsToBounds = true
    textLabel.text = place.text
    textLabel.font = .systemFont(ofSize: 17)
    textLabel.numberOfLines = 0
    visitButton.configuration = .filled()
    visitButton.configuration?.title = "Remember"
    visitButton.addAction(UIAction { [weak self] _ in self?.remember() }, for: .touchUpInside)
    for part in [picture, textLabel, visitButton] { view.addSubview(part) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
  }

  private func share() {
    let sheet = UIAlertController(title: place.name, message: "Share this place", preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Copy the name", style: .default))
    sheet.addAction(UIAlertAction(title: "Report", style: .destructive))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func remember() {
    guard isRemembered else { return setRemembered(true) }
    let alert = UIAlertController(
      title: "Forget \(place.name)?", message: "It will be taken from your list.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    alert.addAction(UIAlertAction(title: "Forget", style: .destructive) { [weak self] _ in self?.setRemembered(false) })
    present(alert, animated: true)
  }

  private func setRemembered(_ isOn: Bool) {
    isRemembered = isOn
    visitButton.configuration?.title = isRemembered ? "Remembered" : "Remember"
    let item = navigationController?.tabBarItem
    item?.badgeValue = isRemembered ? "1" : nil
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top, width = view.bounds.width
    picture.frame = CGRect(x: 0, y: top, width: width, height: 260)
    let height = textLabel.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
    textLabel.frame = CGRect(x: 16, y: picture.frame.maxY + 20, width: width - 32, height: ceil(height))
    visitButton.frame = CGRect(x: 16, y: textLabel.frame.maxY + 24, width: width - 32, height: 50)
  }
}
