/// A device for which Interface Builder lays out scenes. Lengths are in points.
package struct DesignDevice: Hashable, Sendable {
  /// The identifier in files, such as `retina4_7`.
  package let identifier: String
  package let name: String
  /// The size of the screen in portrait.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The heights that the status bar and the home indicator cover.
  let top, bottom: CGFloat
  /// The height of the status bar in files of later tools, if it differs. Xcode 11 to 14.2 drew none on devices with a home button.
  var later: (tools: Double, top: CGFloat)? { Self.laterTops[identifier] }
  package let isPad: Bool
  /// Whether the width in landscape is regular.
  let isRegularOnSide: Bool

  func statusBar(tools: Double) -> CGFloat {
    if bottom == 0, !isPad, (14_800..<21_600).contains(tools) { return 0 }
    guard let later, tools >= later.tools else { return top }
    return later.top
  }

  package static func == (lhs: Self, rhs: Self) -> Bool { lhs.identifier == rhs.identifier }
  package func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  /// Returns the device of a file: the square canvas of Xcode 7 and earlier if the file has none, and the latest iPhone for unknown ones.
  package static func named(_ identifier: String) -> DesignDevice {
    if identifier.isEmpty { return square }
    return all.first { $0.identifier == identifier } ?? (identifier.hasPrefix("ipad") ? pad : all.first { $0.identifier == "retina6_12" }!)
  }

  package static let all: [DesignDevice] = [
    make("retina3_5", "iPhone 4s", 320, 480, 2, 20, 0), make("retina4_0", "iPhone SE", 320, 568, 2, 20, 0),
    make("retina4_7", "iPhone 8", 375, 667, 2, 20, 0), make("retina5_5", "iPhone 8 Plus", 414, 736, 3, 20, 0, regularOnSide: true),
    make("retina5_9", "iPhone 11 Pro", 375, 812, 3, 44, 34), make("retina6_1", "iPhone 11", 414, 896, 2, 44, 34, regularOnSide: true),
    make("retina6_5", "iPhone 11 Pro Max", 414, 896, 3, 44, 34, regularOnSide: true), make("retina6_0", "iPhone 14", 390, 844, 3, 44, 34),
    make("retina6_12", "iPhone 15", 393, 852, 3, 59, 34), make("retina6_3", "iPhone 16 Pro", 402, 874, 3, 62, 34),
    make("retina6_7", "iPhone 14 Plus", 428, 926, 3, 44, 34, regularOnSide: true),
    make("retina6_72", "iPhone 15 Pro Max", 430, 932, 3, 59, 34, regularOnSide: true),
    make("retina6_9", "iPhone 16 Pro Max", 440, 956, 3, 62, 34, regularOnSide: true), pad,
    make("ipad10_2", "iPad 10.2", 810, 1080, 2, 20, 0, isPad: true), make("ipad10_5", "iPad Air 10.5", 834, 1112, 2, 20, 0, isPad: true),
    make("ipad10_9rounded", "iPad Air 10.9", 820, 1180, 2, 24, 20, isPad: true),
    make("ipad11_0rounded", "iPad Pro 11", 834, 1194, 2, 24, 20, isPad: true),
    make("ipad12_9", "iPad Pro 12.9", 1024, 1366, 2, 20, 0, isPad: true),
    make("ipad12_9rounded", "iPad Pro 12.9, round", 1024, 1366, 2, 24, 20, isPad: true),
  ]

  private static let pad = make("ipad9_7", "iPad 9.7", 768, 1024, 2, 20, 0, isPad: true)
  private static let square = make("", "Square", 600, 600, 2, 20, 0)
  private static let laterTops: [String: (tools: Double, top: CGFloat)] = [
    "retina5_9": (21_500, 50), "retina6_1": (21_500, 48), "retina6_0": (21_000, 47), "retina6_7": (21_000, 47),
  ]

  private static func make(
    _ identifier: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ top: CGFloat, _ bottom: CGFloat,
    isPad: Bool = false, regularOnSide: Bool = false
  ) -> DesignDevice {
    DesignDevice(
      identifier: identifier, name: name, size: CGSize(width: width, height: height), scale: scale, top: top, bottom: bottom, isPad: isPad,
      isRegularOnSide: regularOnSide)
  }
}
