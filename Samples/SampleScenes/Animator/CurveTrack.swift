import UIKit

/// A ball on a line, at one end or at the other.
final class CurveTrack: UIView {
  private let label = UILabel()
  private let line = UIView()
  private let ball = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))

  var isAtEnd = false { didSet { placeBall() } }

  init(name: String, color: UIColor) {
    super.init(frame: .zero)
    label.text = name
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    line.backgroundColor = .systemGray5
    line.layer.cornerRadius = 2
    ball.backgroundColor = color
    ball.layer.cornerRadius = 12
    for part in [label, line, ball] { addSubview(part) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("tracks are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 18)
    // Room at the end for springs that overshoot.
    line.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 4)
    placeBall()
  }

  private func placeBall() { ball.center = CGPoint(x: isAtEnd ? bounds.width - 56 : 12, y: 36) }
}
