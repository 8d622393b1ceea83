import os.log
import UIKit

/// Receives the greetings.
@objc public protocol GreetingViewControllerDelegate: AnyObject {
  func greetingViewController(_ controller: GreetingViewController, didGreet name: String)
  @objc optional func greetingViewControllerDidAppear(_ controller: GreetingViewController)
}

/// A controller with a label and a button that greets the next person.
open class GreetingViewController: UIViewController {
  @objc public dynamic private(set) var count = 0
  @IBInspectable public var names = ["Ada", "Grace", "Katherine"]
  @IBOutlet public weak var delegate: GreetingViewControllerDelegate?

  public let label = UILabel()
  public lazy var button: UIButton = {
    let button = UIButton(type: .system)
    button.setTitle(NSLocalizedString("again", bundle: .module, comment: "The button"), for: .normal)
    button.addTarget(self, action: #selector(greet), for: .touchUpInside)
    return button
  }()

  private let log = OSLog(subsystem: "org.vitrine.greeter", category: "views")
  private var observation: NSKeyValueObservation?

  open override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 13.0, *) { view.backgroundColor = .systemBackground }
    label.font = .preferredFont(forTextStyle: .title1)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = 16
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor), stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    observation = observe(\.count, options: [.new]) { controller, change in
      os_log("greeted %d times", log: controller.log, type: .debug, change.newValue ?? 0)
    }
    NotificationCenter.default.addObserver(self, selector: #selector(reset(_:)), name: .greetingReset, object: nil)
    greet()
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.greetingViewControllerDidAppear?(self)
  }

  @objc private func greet() {
    let name = names[count % names.count]
    label.text = String(format: NSLocalizedString("greeting", bundle: .module, comment: "The greeting"), name)
    count += 1
    delegate?.greetingViewController(self, didGreet: name)
  }

  @objc private func reset(_ notification: Notification) { count = 0 }
}

#Preview("Greeting") { GreetingViewController() }

@available(iOS 17.0, *)
#Preview("Button", traits: .sizeThatFitsLayout) {
  let controller = GreetingViewController()
  return controller.button
}

extension Notification.Name {
  public static let greetingReset = Notification.Name("GreetingReset")
}
