import UIKit

/// A card that describes the result of a hit test.
final class HitReportView: CardView {
  private let title = UILabel()
  private let details = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    title.text = "No touch yet"
    details.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    details.textColor = .secondaryLabel
    details.numberOfLines = 3
    details.text = "The view under the first finger gets all of its touches, wherever the finger goes."
    addSubview(title)
    addSubview(details)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    title.frame = CGRect(x: 16, y: 12, width: bounds.width - 32, height: 22)
    let height = details.sizeThatFits(CGSize(width: bounds.width - 32, height: 60)).height
    details.frame = CGRect(x: 16, y: 38, width: bounds.width - 32, height: min(height, 60))
  }

  func show(_ touches: Set<UITouch>, in board: UIView, hit card: TouchCard?) {
    title.text = card.map { "Card “\($0.name)”" } ?? "The board"
    let fingers = touches.sorted { $0.location(in: board).x < $1.location(in: board).x }
    details.text = fingers.prefix(2).map { touch in
      let point = touch.location(in: board)
      let hit = board.hitTest(point, with: nil).map { "\(type(of: $0))" } ?? "nothing"
      return "\(touch.phase) at (\(Int(point.x)), \(Int(point.y))), hit test finds \(hit)"
    }.joined(separator: "\n")
    setNeedsLayout()
  }
}
