/// The symbols of bars and buttons, in their sizes.
@MainActor
enum SymbolImage {
  static var plus: UIImage { sign("plus") }
  static var minus: UIImage { sign("minus") }
  static var xmark: UIImage { sign("xmark") }
  static var chevronBackward: UIImage { sign("chevron.backward", .semibold).imageFlippedForRightToLeftLayoutDirection() }
  static var chevronForward: UIImage { sign("chevron.forward", .semibold).imageFlippedForRightToLeftLayoutDirection() }
  static var sidebar: UIImage { sign("sidebar.left") }
  static var plusCircle: UIImage { sign("plus.circle") }
  static var infoCircle: UIImage { sign("info.circle") }

  /// The symbols of a stepper, which are smaller than those of a bar.
  static var stepperPlus: UIImage { sign("plus", .regular, size: 16, .medium) }
  static var stepperMinus: UIImage { sign("minus", .regular, size: 16, .medium) }
  /// The chevron next to the name of a month.
  static var smallChevron: UIImage { sign("chevron.forward", .bold, size: 13, .medium).imageFlippedForRightToLeftLayoutDirection() }

  /// A small cross in a pale circle of 30 points.
  static var closeCircle: UIImage {
    let cross = sign("xmark", .bold, size: 13, .medium).withTintColor(UIColor(white: 0, alpha: 0.5), renderingMode: .alwaysOriginal)
    let circle = CGRect(x: 0, y: 0, width: 30, height: 30)
    let image = UIGraphicsImageRenderer(bounds: circle).image { _ in
      UIColor(white: 0, alpha: 0.08).setFill()
      UIBezierPath(ovalIn: circle).fill()
      cross.draw(at: CGPoint(x: circle.midX - cross.size.width / 2, y: circle.midY - cross.size.height / 2))
    }
    return image.withRenderingMode(.alwaysTemplate)
  }

  static func sign(
    _ name: String, _ weight: UIImage.SymbolWeight = .regular, size: CGFloat = 17, _ scale: UIImage.SymbolScale = .large
  ) -> UIImage {
    UIImage.symbol(name, UIImage.SymbolConfiguration(pointSize: size, weight: weight, scale: scale)).withRenderingMode(.alwaysTemplate)
  }
}
