public import UIKit

/// A grey box with a label. It replaces a view whose framework does not exist on Linux.
public final class PlaceholderBox: UIView {
  private let label = UILabel()

  /// Creates a box. `text` names the class and the missing feature in one line.
  public init(_ text: String) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemFill
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    layer.borderWidth = 1
    layer.borderColor = UIColor.separator.cgColor
    label.text = text
    label.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  public required init?(coder: NSCoder) { nil }

  public override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 8)
  }

  /// Adds a box behind the subviews of `view`.
  public static func fill(_ view: UIView, _ text: String) {
    let box = PlaceholderBox(text)
    box.frame = view.bounds
    view.insertSubview(box, at: 0)
  }

  /// Changes the text of the box that the superclass of a view's class added.
  public static func rename(_ view: UIView, _ text: String) {
    for case let box as PlaceholderBox in view.subviews { box.label.text = text }
  }
}

/// Fills a page with a box, a title and a button that closes the page.
@MainActor
public func fillPage(of controller: UIViewController, _ text: String, done: UIAction? = nil) {
  controller.view.backgroundColor = .systemBackground
  PlaceholderBox.fill(controller.view, text)
  guard let done else { return }
  let button = UIButton(type: .system, primaryAction: done)
  button.translatesAutoresizingMaskIntoConstraints = false
  controller.view.addSubview(button)
  NSLayoutConstraint.activate([
    button.leadingAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
    button.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor, constant: 8),
  ])
}
