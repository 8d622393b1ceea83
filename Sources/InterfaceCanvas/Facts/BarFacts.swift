internal import CoreGraphics

/// The heights of bars in points, depending on the version of the tools that wrote a file.
enum BarFacts {
  static let navigationBar: CGFloat = 44

  /// Returns the height of a navigation bar below the status bar. On iPads it is 50 points from Xcode 11 on (root views of four projects, tools
  /// 15700 to 22113).
  static func navigationBar(_ device: DesignDevice, tools: Double, isPhoneInLandscape: Bool) -> CGFloat {
    if tools >= 24_000, !isPhoneInLandscape { return 54 }
    if device.isPad, tools >= 15_000 { return 50 }
    return isPhoneInLandscape ? lowBar : navigationBar
  }
  static let largeTitle: CGFloat = 52

  static func tabBar(_ device: DesignDevice, isPhoneInLandscape: Bool) -> CGFloat { isPhoneInLandscape ? lowBar : device.isPad ? 50 : 49 }

  static func toolbar(_ device: DesignDevice, isPhoneInLandscape: Bool) -> CGFloat {
    isPhoneInLandscape ? lowBar : device.isPad ? 50 : device.bottom > 0 ? 49 : 44
  }

  /// Returns the height of the area that the home indicator covers; 0 for a device with a home button.
  static func homeIndicator(_ device: DesignDevice, isPhoneInLandscape: Bool) -> CGFloat {
    isPhoneInLandscape ? min(device.bottom, 21) : device.bottom
  }

  /// The height of bars on an iPhone in landscape.
  private static let lowBar: CGFloat = 32

  /// Returns the height of a sheet's navigation bar and the margin above it.
  static func sheetNavigationBar(tools: Double) -> (top: CGFloat, height: CGFloat) {
    if tools >= 24_000 { return (20, 54) }
    return tools >= 15_000 ? (0, 56) : (20, 44)
  }

  /// Whether Interface Builder counts the insets of a device without a home button twice, as those of the device and as those of its bars.
  static func countsDeviceTwice(tools: Double) -> Bool { tools >= 23_700 }

  /// The first tools with which presented controllers are sheets that leave a part of the presenting view visible.
  static let firstToolsOfSheets = 15_000.0
}
