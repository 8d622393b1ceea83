import UIKit

/// A white tile with a sample in the centre and a name below.
final class EffectTile: CardView {
  private let sample: UIView
  private let label = UILabel()

  init(name: String, view: UIView) {
    sample = view
    super.init(frame: .zero)
    label.text = name
    label.font = .systemFont(ofSize: 12)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(sample)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("tiles are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    sample.center = CGPoint(x: bounds.midX, y: (bounds.height - 22) / 2)
    label.frame = CGRect(x: 2, y: bounds.height - 26, width: bounds.width - 4, height: 16)
  }
}
