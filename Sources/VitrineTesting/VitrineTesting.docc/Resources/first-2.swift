import UIKit

final class CounterViewController: UIViewController {
  private let label = UILabel()
  private var count = 0 { didSet { label.text = "\(count)" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    label.text = "0"
    label.font = .preferredFont(forTextStyle: .largeTitle)
    let button = UIButton(
      configuration: .filled(), primaryAction: UIAction(title: "Count") { [weak self] _ in self?.count += 1 })
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
