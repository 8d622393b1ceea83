import UIKit

/// A card with a name, which is highlighted while it is lifted.
final class GestureCard: UIView {
  let title: String
  private let label = UILabel()

  var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      UIView.animate(withDuration: 0.15, delay: 0, options: .allowUserInteraction) {
        self.layer.shadowOpacity = self.isLifted ? 0.5 : 0.2
        self.layer.borderWidth = self.isLifted ? 4 : 0
      }
    }
  }

  init(title: String, color: UIColor) {
    self.title = title
    super.init(frame: CGRect(x: 0, y: 0, width: 150, height: 100))
    backgroundColor = color
    layer.cornerRadius = 14
    layer.borderColor = UIColor.white.cgColor
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 14).cgPath
    layer.allowsEdgeAntialiasing = true
    label.text = title
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    label.frame = bounds
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = "Card \(title)"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }
}
