import UIKit

final class HelloViewController: UIViewController {
  private let dial = DialView(frame: .zero)
  private let label = UILabel()
  private let button = UIButton(configuration: .filled())
  private var taps = 2

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    label.font = .systemFont(ofSize: 28, weight: .semibold)
    label.textAlignment = .center
    button.configuration?.title = "Say hello"
    button.configuration?.cornerStyle = .capsule
    button.addTarget(self, action: Selector("greet:", HelloViewController.greet(_:)), for: .touchUpInside)
    for part in [dial, label, button] { view.addSubview(part) }
    update()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let middle = view.bounds.midX
    dial.frame = CGRect(x: middle - 90, y: view.bounds.midY - 200, width: 180, height: 180)
    label.frame = CGRect(x: 20, y: dial.frame.maxY + 30, width: view.bounds.width - 40, height: 36)
    button.frame = CGRect(x: middle - 80, y: label.frame.maxY + 30, width: 160, height: 50)
  }

  private func greet(_ sender: UIButton) {
    taps += 1
    update()
  }

  private func update() {
    label.text = taps == 1 ? "Hello, once" : "Hello, \(taps) times"
    dial.value = CGFloat(taps % 11) / 10
  }
}
