/// The signs of bars and buttons, at the size that they have there.
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

  /// 30 points: a cross in a pale circle.
  static var closeCircle: UIImage {
    let look = UIImage.SymbolConfiguration(pointSize: 25.2, weight: .semibold)
      .applying(UIImage.SymbolConfiguration(paletteColors: [UIColor(white: 0, alpha: 0.55), UIColor(white: 0, alpha: 0.12)]))
    return UIImage.symbol("xmark.circle.fill", look).withRenderingMode(.alwaysTemplate)
  }

  static func sign(_ name: String, _ weight: UIImage.SymbolWeight = .regular) -> UIImage {
    UIImage.symbol(name, UIImage.SymbolConfiguration(pointSize: 17, weight: weight, scale: .large)).withRenderingMode(.alwaysTemplate)
  }
}
