/// How much bars cover, in points, by the tools that wrote a file.
enum BarFacts {
  static let navigationBar: CGFloat = 44
  static func navigationBar(tools: Double, liesOnSide: Bool) -> CGFloat { liesOnSide ? lowBar : tools >= 24_000 ? 54 : navigationBar }
  static let largeTitle: CGFloat = 52

  static func tabBar(_ device: DesignDevice, liesOnSide: Bool) -> CGFloat { liesOnSide ? lowBar : device.isPad ? 50 : 49 }

  static func toolbar(_ device: DesignDevice, liesOnSide: Bool) -> CGFloat {
    liesOnSide ? lowBar : device.isPad ? 50 : device.bottom > 0 ? 49 : 44
  }

  /// What the home indicator covers; 0 on a device with a home button.
  static func homeIndicator(_ device: DesignDevice, liesOnSide: Bool) -> CGFloat { liesOnSide ? min(device.bottom, 21) : device.bottom }

  /// Of an iPhone that lies on its side.
  private static let lowBar: CGFloat = 32

  /// Of a sheet, whose bar begins at its top or below a margin.
  static func sheetNavigationBar(tools: Double) -> (top: CGFloat, height: CGFloat) {
    if tools >= 24_000 { return (20, 54) }
    return tools >= 15_000 ? (0, 56) : (20, 44)
  }

  /// From when on Interface Builder counts what a device without a home button covers twice: as the device's, and as its bars'.
  static func countsDeviceTwice(tools: Double) -> Bool { tools >= 23_700 }

  /// From when on what is presented is a sheet that the presenter looks out behind of.
  static let firstToolsOfSheets = 15_000.0
}
