/// Layout margins as Interface Builder lays scenes out, in points.
enum MarginFacts {
  /// At the sides of a root view.
  static func root(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

  /// From when on the margins of root views begin inside of safe areas, also in files that have guides for bars in place of safe areas.
  static let firstToolsWithSafeAreas = 14_000.0

  /// Sides of cells that stand in files of their own, by the tools from which on they hold: of those at least 414 wide, and of others on
  /// devices less wide than that (15: with a home button). nil: as in lists.
  private static let sidesAlone: [(tools: Double, wide: CGFloat?, narrow: CGFloat?)] = [
    (13_000, 20, 15), (14_000, 20, nil), (14_800, nil, 15), (17_000, nil, nil),
  ]

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
    let alone = isAlone ? sidesAlone.last { $0.tools <= tools } : nil
    let own = (width >= 414 ? alone?.wide : nil) ?? (device < 414 ? alone?.narrow : nil)
    let side = own ?? (device >= 414 && width > 320 ? 20 : 16)
    let above: CGFloat = tools >= 24_000 ? 15 : 11
    return NSDirectionalEdgeInsets(top: above, leading: side, bottom: above, trailing: hasAccessory ? 8 : side)
  }
}
