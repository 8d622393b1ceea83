import Foundation

/// An iPhone or iPad: its screen, and the parts of it that the system covers. Lengths are in points.
package struct DeviceModel: Hashable, Sendable {
  /// The insets of the area that is free of system bars, rounded corners and sensors.
  package struct SafeArea: Hashable, Sendable {
    package var top: CGFloat
    package var left: CGFloat
    package var bottom: CGFloat
    package var right: CGFloat
  }

  /// Apple's name, such as "iPhone 15 Pro".
  package let name: String
  /// The size of the screen in portrait.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The radius of the corners of the screen, which are continuous curves; 0 for a rectangular screen.
  package let cornerRadius: CGFloat
  package let isPad: Bool
  /// Whether the width in landscape is regular. That of an iPad always is.
  package let hasRegularWidthInLandscape: Bool
  /// The insets in portrait; those at the sides are 0.
  private let top, bottom: CGFloat

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat, top: CGFloat, bottom: CGFloat, radius: CGFloat, isPad: Bool,
    isWide: Bool
  ) {
    (self.name, size, self.scale) = (name, CGSize(width: width, height: height), scale)
    (self.top, self.bottom, cornerRadius, self.isPad) = (top, bottom, radius, isPad)
    hasRegularWidthInLandscape = isWide || isPad
  }

  /// Whether the device has a home button instead of a home indicator.
  package var hasHomeButton: Bool { bottom == 0 }

  package func size(isLandscape: Bool) -> CGSize { isLandscape ? CGSize(width: size.height, height: size.width) : size }

  /// Returns the safe area of the screen. An iPhone in landscape shows no status bar, and has the insets for the sensors at both sides.
  package func safeArea(isLandscape: Bool) -> SafeArea {
    guard isLandscape, !isPad else { return SafeArea(top: top, left: 0, bottom: bottom, right: 0) }
    guard !hasHomeButton else { return SafeArea(top: 0, left: 0, bottom: 0, right: 0) }
    return SafeArea(top: 0, left: top, bottom: Self.indicatorInLandscape, right: top)
  }

  /// Returns the height of the status bar; 0 for an iPhone in landscape, which shows none. Devices with a Dynamic Island have a bar of 54
  /// points and a larger safe area.
  package func statusBarHeight(isLandscape: Bool) -> CGFloat { isLandscape && !isPad ? 0 : min(top, 54) }

  /// The height that the home indicator of an iPhone covers in landscape.
  private static let indicatorInLandscape: CGFloat = 21

  // MARK: Names

  /// Returns the device with a name. Case, spaces and punctuation are ignored, as are the words "generation" and "inch": `iphone 15 pro`,
  /// `iPhoneSE3` and `iPad Pro 11-inch` are known.
  package static func named(_ name: String) -> DeviceModel? {
    let key = key(name)
    return all.first { self.key($0.name) == key } ?? otherNames[key].flatMap { other in all.first { $0.name == other } }
  }

  private static func key(_ name: String) -> String {
    var key = name.lowercased().filter { $0.isLetter || $0.isNumber }
    for word in ["generation", "inch"] { key = key.replacingOccurrences(of: word, with: "") }
    for ordinal in ["1st", "2nd", "3rd"] + (4...12).map({ "\($0)th" }) {
      key = key.replacingOccurrences(of: ordinal, with: String(ordinal.dropLast(2)))
    }
    return key.hasSuffix("gen") ? String(key.dropLast(3)) : key
  }

  /// Common names that differ from Apple's current ones, by their keys.
  private static let otherNames = [
    "iphonese1": "iPhone SE", "iphone5s": "iPhone SE", "iphone6": "iPhone 8", "iphone6s": "iPhone 8", "iphone7": "iPhone 8",
    "iphone6plus": "iPhone 8 Plus", "iphone6splus": "iPhone 8 Plus", "iphone7plus": "iPhone 8 Plus", "ipadmini6": "iPad mini 8.3",
    "ipadmini": "iPad mini 8.3",
    "ipadminia17pro": "iPad mini 8.3", "ipad10": "iPad 10.9", "ipad": "iPad 10.9", "ipad9": "iPad 10.2", "ipadair": "iPad Air 10.9",
    "ipadair4": "iPad Air 10.9", "ipadair5": "iPad Air 10.9", "ipadpro11m4": "iPad Pro 11 (M4)", "ipadpro13m4": "iPad Pro 13",
    "ipadpro129round": "iPad Pro 12.9",
  ]
}
