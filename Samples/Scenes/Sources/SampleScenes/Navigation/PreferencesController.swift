import UIKit

/// The second tab: a group of switches.
final class PreferencesController: UIViewController {
  private static let names = ["Downloads over mobile data", "Notify near places", "Show distances"]

  private let group = UIView()
  private let labels = names.map { name in
    let label = UILabel()
    label.text = name
    return label
  }
  private let switches = names.map { _ in UISwitch() }

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Preferences"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("scenes are made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    group.backgroundColor = .secondarySystemGroupedBackground
    group.layer.cornerRadius = 12
    view.addSubview(group)
    for view in labels + switches { group.addSubview(view) }
    switches[1].isOn = true
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let width = view.bounds.width - 32
    group.frame = CGRect(x: 16, y: view.safeAreaInsets.top + 16, width: width, height: CGFloat(labels.count) * 48)
    for (index, (label, toggle)) in zip(labels, switches).enumerated() {
      let y = CGFloat(index) * 48
      label.frame = CGRect(x: 16, y: y, width: width - 96, height: 48)
      toggle.center = CGPoint(x: width - 16 - toggle.bounds.width / 2, y: y + 24)
    }
  }
}
