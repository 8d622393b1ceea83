import UIKit

/// A picture under a gradient in twelve blend modes, on a material.
final class BlendChart: UIVisualEffectView {
  private static let modes = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference",
    "exclusion", "plusL",
  ]
  private static let titles = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight", "hardLight", "difference",
    "exclusion", "plus",
  ]
  private var cells: [(picture: UIImageView, label: UILabel)] = []

  init() {
    super.init(effect: UIBlurEffect(style: .systemMaterial))
    clipsToBounds = true
    layer.cornerRadius = 24
    let image = Landscape(.day, seed: 5).image(size: CGSize(width: 76, height: 64))
    for (mode, title) in zip(Self.modes, Self.titles) {
      let picture = UIImageView(image: image)
      picture.clipsToBounds = true
      picture.layer.cornerRadius = 10
      let wash = CAGradientLayer()
      wash.frame = CGRect(x: 0, y: 0, width: 76, height: 64)
      wash.colors = [UIColor.systemOrange.cgColor, UIColor.systemPurple.cgColor]
      wash.startPoint = CGPoint(x: 0, y: 0)
      wash.endPoint = CGPoint(x: 1, y: 1)
      wash.compositingFilter = mode + (mode == "plusL" ? "" : "BlendMode")
      picture.layer.addSublayer(wash)
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11)
      label.textColor = .secondaryLabel
      label.textAlignment = .center
      contentView.addSubview(picture)
      contentView.addSubview(label)
      cells.append((picture, label))
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("charts are made in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    let gap = (bounds.width - 4 * 76) / 5
    for (index, cell) in cells.enumerated() {
      let x = (gap + CGFloat(index % 4) * (76 + gap)).rounded(), y = 14 + CGFloat(index / 4) * 94
      cell.picture.frame = CGRect(x: x, y: y, width: 76, height: 64)
      cell.label.frame = CGRect(x: x - 4, y: y + 67, width: 84, height: 16)
    }
  }
}
