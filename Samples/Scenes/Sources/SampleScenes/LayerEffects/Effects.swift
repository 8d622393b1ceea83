import UIKit

/// A view for each effect, 84 points square.
@MainActor
enum Effects {
  private static let side: CGFloat = 84
  private static var frame: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

  private static func picture(_ light: Landscape.Light, seed: Int) -> UIImageView {
    let view = UIImageView(image: Landscape(light, seed: seed).image(size: frame.size))
    view.frame = frame
    return view
  }

  static func clipped() -> UIView {
    let view = picture(.day, seed: 3)
    view.clipsToBounds = true
    view.layer.cornerRadius = side / 2
    return view
  }

  static func bordered() -> UIView {
    let view = picture(.dusk, seed: 4)
    view.clipsToBounds = true
    view.layer.cornerRadius = 18
    view.layer.borderWidth = 5
    view.layer.borderColor = UIColor.systemOrange.cgColor
    return view
  }

  static func shadowed() -> UIView {
    let view = UIView(frame: frame.insetBy(dx: 6, dy: 6))
    view.backgroundColor = .hex(0x4CC9F0)
    view.layer.cornerRadius = 14
    view.layer.shadowColor = UIColor.hex(0x14213D).cgColor
    view.layer.shadowOpacity = 0.5
    view.layer.shadowRadius = 8
    view.layer.shadowOffset = CGSize(width: 0, height: 6)
    return view
  }

  static func faded() -> UIView {
    let view = picture(.dawn, seed: 5)
    let mask = CALayer()
    mask.frame = frame
    let image = UIGraphicsImageRenderer(size: frame.size).image { renderer in
      renderer.cgContext.fillVertically(frame, colors: [.black, .black, .clear])
    }
    mask.contents = image.cgImage
    view.layer.mask = mask
    return view
  }

  static func star() -> UIView {
    let view = picture(.day, seed: 8)
    let star = UIBezierPath()
    for corner in 0..<10 {
      let radius = corner.isMultiple(of: 2) ? side / 2 : side * 0.22
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: side / 2 + radius * cos(angle), y: side / 2 + radius * sin(angle))
      if corner == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.close()
    let mask = CALayer()
    mask.frame = frame
    mask.contents = UIGraphicsImageRenderer(size: frame.size).image { _ in star.fill() }.cgImage
    view.layer.mask = mask
    return view
  }

  static func leaf() -> UIView {
    let view = picture(.night, seed: 9)
    view.clipsToBounds = true
    view.layer.cornerRadius = side / 2
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    return view
  }

  /// Returns two discs over a stripe, which are faded as a group or individually.
  static func pair(alpha: CGFloat, asGroup: Bool) -> UIView {
    let view = UIView(frame: frame)
    let stripe = UIView(frame: CGRect(x: 0, y: side / 2 - 5, width: side, height: 10))
    stripe.backgroundColor = .hex(0x14213D)
    view.addSubview(stripe)
    let group = UIView(frame: frame)
    for (index, color) in [UIColor.systemPink, .systemBlue].enumerated() {
      let disc = UIView(frame: CGRect(x: CGFloat(index) * 30, y: 15, width: 54, height: 54))
      disc.backgroundColor = color
      disc.layer.cornerRadius = 27
      disc.alpha = asGroup ? 1 : alpha
      group.addSubview(disc)
    }
    group.alpha = asGroup ? alpha : 1
    view.addSubview(group)
    return view
  }
}
