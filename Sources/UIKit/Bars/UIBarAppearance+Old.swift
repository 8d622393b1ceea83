extension UIBarAppearance {
  /// Configures the appearance from the properties that bars had before iOS 13.
  func showOld(tint: UIColor?, isTranslucent: Bool, _ style: UIBarStyle, _ image: UIImage?, _ shadow: UIImage?) {
    onChange = nil
    if isTranslucent { configureWithDefaultBackground() } else { configureWithOpaqueBackground() }
    if style != .default {
      backgroundEffect = isTranslucent ? UIBlurEffect(style: .systemChromeMaterialDark) : nil
      backgroundColor = isTranslucent ? nil : .black
    }
    if let tint { backgroundColor = tint }
    guard let image else { return }
    let line = shadowColor
    configureWithTransparentBackground()
    backgroundImage = image
    shadowColor = shadow == nil ? line : nil
    shadowImage = shadow
  }
}
