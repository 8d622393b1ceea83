/// Layout margins as Interface Builder lays scenes out, in points.
enum MarginFacts {
  /// At the sides of a root view.
  static func root(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// From when on the margins of root views begin inside of safe areas, also in files that have guides for bars in place of safe areas.
  static let firstToolsWithSafeAreas = 14_000.0

  /// Of a cell's content view.
  /// - Parameters:
  ///   - width: of the cell.
  ///   - isAlone: it stands in no list, but in a file of its own.
  static func cell(
    width: CGFloat, device: CGFloat, tools: Double, hasAccessory: Bool, isAlone: Bool, preservesMargins: Bool
  ) -> NSDirectionalEdgeInsets {
    guard tools >= 13_000 else {
      let side: CGFloat = preservesMargins ? 15 : 8
      return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    let side: CGFloat =
      if isAlone && width >= 414 && tools < 14_800 { 20 }
      // Of Xcode 9 and 11, on devices with a home button.
      else if isAlone && device < 414 && (tools < 14_000 || (14_800..<17_000).contains(tools)) { 15 } else {
        device >= 414 && width > 320 ? 20 : 16
      }
    let above: CGFloat = tools >= 24_000 ? 15 : 11
    return NSDirectionalEdgeInsets(top: above, leading: side, bottom: above, trailing: hasAccessory ? 8 : side)
  }
}
