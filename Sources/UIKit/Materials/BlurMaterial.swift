import CoreGraphics

/// The parameters of a blur: the background is blurred, its saturation is increased, and it is covered with a translucent gray.
///
/// The numbers of light, extraLight and dark come from Apple's sample code "Blurring and Tinting an Image". The others are estimated by eye
/// from iOS.
struct BlurMaterial {
  /// The blur radius in points.
  var radius: CGFloat
  var saturation: CGFloat
  /// The gray value of the cover and its alpha.
  var white, amount: CGFloat
  /// Whether content on the material is light.
  var isDark: Bool

  init(_ style: UIBlurEffect.Style, in interface: UIUserInterfaceStyle) {
    let follows = interface == .dark
    switch style {
    case .extraLight: self.init(20, 1.8, 0.97, 0.82)
    case .light: self.init(30, 1.8, 1, 0.3)
    case .dark: self.init(20, 1.8, 0.11, 0.73, isDark: true)
    case .regular: self.init(follows ? .dark : .light, in: .light)
    case .prominent: self.init(follows ? .dark : .extraLight, in: .light)
    case .systemUltraThinMaterial: self.init(follows ? .systemUltraThinMaterialDark : .systemUltraThinMaterialLight, in: .light)
    case .systemThinMaterial: self.init(follows ? .systemThinMaterialDark : .systemThinMaterialLight, in: .light)
    case .systemMaterial: self.init(follows ? .systemMaterialDark : .systemMaterialLight, in: .light)
    case .systemThickMaterial: self.init(follows ? .systemThickMaterialDark : .systemThickMaterialLight, in: .light)
    case .systemChromeMaterial: self.init(follows ? .systemChromeMaterialDark : .systemChromeMaterialLight, in: .light)
    case .systemUltraThinMaterialLight: self.init(22, 1.7, 0.95, 0.44)
    case .systemThinMaterialLight: self.init(30, 1.8, 0.95, 0.58)
    case .systemMaterialLight: self.init(30, 1.8, 0.96, 0.72)
    case .systemThickMaterialLight: self.init(30, 1.8, 0.97, 0.86)
    case .systemChromeMaterialLight: self.init(30, 1.8, 0.98, 0.78)
    case .systemUltraThinMaterialDark: self.init(22, 1.6, 0.13, 0.5, isDark: true)
    case .systemThinMaterialDark: self.init(30, 1.7, 0.13, 0.62, isDark: true)
    case .systemMaterialDark: self.init(30, 1.7, 0.13, 0.74, isDark: true)
    case .systemThickMaterialDark: self.init(30, 1.7, 0.14, 0.86, isDark: true)
    case .systemChromeMaterialDark: self.init(30, 1.7, 0.1, 0.78, isDark: true)
    }
  }

  private init(_ radius: CGFloat, _ saturation: CGFloat, _ white: CGFloat, _ amount: CGFloat, isDark: Bool = false) {
    self.radius = radius
    self.saturation = saturation
    self.white = white
    self.amount = amount
    self.isDark = isDark
  }

  var filters: [LayerFilter] {
    [.gaussianBlur(radius: radius), .saturation(saturation), .tint(CGColor(gray: white, alpha: amount))]
  }
}
