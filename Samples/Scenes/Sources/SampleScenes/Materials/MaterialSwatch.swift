import UIKit

/// A sample of a material with its name.
final class MaterialSwatch: UIVisualEffectView {
  private let label = UILabel()
  private let vibrant: UIVisualEffectView

  init(_ name: String, _ style: UIBlurEffect.Style) {
    let blur = UIBlurEffect(style: style)
    vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: .label))
    super.init(effect: blur)
    clipsToBounds = true
    layer.cornerRadius = 12
    label.text = name
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    vibrant.contentView.addSubview(label)
    contentView.addSubview(vibrant)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("swatches are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    vibrant.frame = bounds
    label.frame = bounds
  }
}
