import UIKit

/// The presented controller: a name, facts about its presentation, and a button to dismiss it.
final class CardController: UIViewController {
  private let nameLabel = UILabel()
  private let factsLabel = UILabel()
  private let doneButton = UIButton(type: .system)

  init(_ name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nameLabel.text = title
    nameLabel.font = .systemFont(ofSize: 28, weight: .bold)
    factsLabel.font = .systemFont(ofSize: 15)
    factsLabel.textColor = .secondaryLabel
    factsLabel.numberOfLines = 0
    doneButton.configuration = .filled()
    doneButton.configuration?.title = "Done"
    doneButton.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .touchUpInside)
    for part in [nameLabel, factsLabel, doneButton] { view.addSubview(part) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 40
    factsLabel.text = "\(Int(view.bounds.width)) × \(Int(view.bounds.height)) points"
    nameLabel.frame = CGRect(x: 20, y: 24, width: width, height: 36)
    factsLabel.frame = CGRect(x: 20, y: 64, width: width, height: 24)
    doneButton.frame = CGRect(x: 20, y: 104, width: width, height: 48)
  }
}
