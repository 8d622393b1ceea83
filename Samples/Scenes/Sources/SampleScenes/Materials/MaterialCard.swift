import UIKit

/// A rounded card of a material with vibrant text.
final class MaterialCard: UIVisualEffectView {
  init(style: UIBlurEffect.Style) {
    let blur = UIBlurEffect(style: style)
    super.init(effect: blur)
    clipsToBounds = true
    layer.cornerRadius = 24
    let lines: [(String, UIFont, UIVibrancyEffectStyle, CGFloat)] = [
      ("Materials", .systemFont(ofSize: 34, weight: .bold), .label, 16),
      ("A label that takes the colours behind it", .systemFont(ofSize: 15), .secondaryLabel, 60),
      ("and one that is fainter", .systemFont(ofSize: 15), .tertiaryLabel, 80),
    ]
    for (text, font, vibrancy, y) in lines {
      let vibrant = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: vibrancy))
      vibrant.frame = CGRect(x: 20, y: y, width: 320, height: 44)
      let label = UILabel(frame: .zero)
      label.text = text
      label.font = font
      label.frame = CGRect(origin: .zero, size: label.sizeThatFits(CGSize(width: 320, height: 44)))
      vibrant.contentView.addSubview(label)
      contentView.addSubview(vibrant)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("cards are made in code") }
}
