/// The layout margins in Interface Builder's layout of scenes, in points.
enum MarginFacts {
  /// The first tools with which the margins of root views begin at the safe area, also in files with layout guides for bars in
  /// place of safe areas.
  static let firstToolsWithSafeAreas = 14_000.0

  /// The side margins of cells that are root objects of a file, with the first tools for which they hold: `wide` for cells of at
  /// least 414 points, `narrow` for others on devices below that width (15 points, with a home button). nil stands for the
  /// margins in lists.
  private static let sidesAlone: [(tools: Double, wide: CGFloat?, narrow: CGFloat?)] = [
    (13_000, 20, 15), (14_000, 20, nil), (14_800, nil, 15), (17_000, nil, nil),
  ]

  /// Returns the margins of a cell's content view.
  /// - Parameters:
  ///   - width: the width of the cell.
  ///   - isAlone: whether the cell is a root object of a file instead of a part of a list.
  static func cell(
    width: CGFloat, device: CGFloat, tools: Double, hasAccessory: Bool, isAlone: Bool, preservesMargins: Bool
  ) -> NSDirectionalEdgeInsets {
    guard tools >= 13_000 else {
      let side: CGFloat = preservesMargins ? 15 : 8
      return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    let alone = isAlone ? sidesAlone.last { $0.tools <= tools } : nil
    let own = (width >= 414 ? alone?.wide : nil) ?? (device < 414 ? alone?.narrow : nil)
    let side = own ?? (device >= 414 && width > 320 ? 20 : 16)
    let above: CGFloat = tools >= 24_000 ? 15 : 11
    return NSDirectionalEdgeInsets(top: above, leading: side, bottom: above, trailing: hasAccessory ? 8 : side)
  }
}
