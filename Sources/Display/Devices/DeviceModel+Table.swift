import Foundation

/// The table of devices, as of iOS 18.
///
/// Sizes, scales and size classes are those of Apple's Human Interface Guidelines (Layout, Specifications: "Device screen dimensions" and
/// "Device size classes"), and of Apple's technical specifications for the iPad Pro (M4). Safe areas are those that swift-snapshot-testing
/// (`ViewImageConfig`), Tinder's Layout (its snapshot tests) and useyourloaf.com ("iPhone Screen Sizes") state, and which Interface Builder
/// stores in its files. Corner radii are those of BezelKit, which reads them from the simulators.
extension DeviceModel {
  /// The devices from the smallest screen to the largest, iPhones before iPads.
  package static let all: [DeviceModel] = phones + pads

  private static let phones: [DeviceModel] =
    [phone("iPhone 4s", 320, 480, scale: 2), phone("iPhone SE", 320, 568, scale: 2)]
    + ["iPhone SE (2nd generation)", "iPhone SE (3rd generation)", "iPhone 8"].map { phone($0, 375, 667, scale: 2) }
    + [phone("iPhone 8 Plus", 414, 736, scale: 3, isWide: true)]
    + ["iPhone X", "iPhone XS", "iPhone 11 Pro"].map { phone($0, 375, 812, top: 44, radius: 39) }
    + ["iPhone XR", "iPhone 11"].map { phone($0, 414, 896, scale: 2, top: 48, radius: 41.5, isWide: true) }
    + ["iPhone XS Max", "iPhone 11 Pro Max"].map { phone($0, 414, 896, top: 44, radius: 39, isWide: true) }
    + ["iPhone 12 mini", "iPhone 13 mini"].map { phone($0, 375, 812, top: 50, radius: 44) }
    + ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"].map {
      phone($0, 390, 844, top: 47, radius: 47.33)
    }
    + ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"].map { phone($0, 428, 926, top: 47, radius: 53.33, isWide: true) }
    + ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"].map { phone($0, 393, 852, top: 59, radius: 55) }
    + ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"].map {
      phone($0, 430, 932, top: 59, radius: 55, isWide: true)
    }
    + ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"].map { phone($0, 402, 874, top: 62, radius: 62) }
    + [phone("iPhone Air", 420, 912, top: 68, radius: 62, isWide: true)]
    + ["iPhone 16 Pro Max", "iPhone 17 Pro Max"].map { phone($0, 440, 956, top: 62, radius: 62, isWide: true) }

  private static let pads: [DeviceModel] = [
    pad("iPad mini 8.3", 744, 1133, radius: 21.5), pad("iPad 9.7", 768, 1024), pad("iPad 10.2", 810, 1080),
    pad("iPad 10.9", 820, 1180, radius: 25), pad("iPad Air 10.5", 834, 1112), pad("iPad Air 10.9", 820, 1180, radius: 18),
    pad("iPad Air 11", 820, 1180, radius: 18), pad("iPad Pro 11", 834, 1194, radius: 18), pad("iPad Pro 11 (M4)", 834, 1210, radius: 30),
    pad("iPad Pro 12.9 (2nd generation)", 1024, 1366), pad("iPad Pro 12.9", 1024, 1366, radius: 18),
    pad("iPad Air 13", 1024, 1366, radius: 18), pad("iPad Pro 13", 1032, 1376, radius: 30),
  ]

  /// Creates an iPhone. If the screen is rectangular, it has a home button and a status bar of 20 points.
  private static func phone(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 3, top: CGFloat = 20, radius: CGFloat = 0, isWide: Bool = false
  ) -> DeviceModel {
    DeviceModel(
      name, width, height, scale: scale, top: top, bottom: radius > 0 ? 34 : 0, radius: radius, isPad: false, isWide: isWide)
  }

  /// Creates an iPad. If the screen is rectangular, it has a home button.
  private static func pad(_ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 0) -> DeviceModel {
    DeviceModel(
      name, width, height, scale: 2, top: radius > 0 ? 24 : 20, bottom: radius > 0 ? 20 : 0, radius: radius, isPad: true, isWide: true)
  }
}
