internal import UIKit

/// The layout margins in Interface Builder's layout of scenes, in points.
enum MarginFacts {
  /// The first tools with which the margins of root views begin at the safe area, also in files with layout guides for bars in
  /// place of safe areas.
  static let firstToolsWithSafeAreas = 14_000.0

  /// The position of a cell on the canvas.
  enum CellContext {
    /// A root object of a file.
    case alone
    /// A table view that is the root view of its controller.
    case rootTable
    /// A table view inside of another view.
    case innerTable
  }

  /// Returns the first tools with which content views have the margins of iOS 11. In lists of tools 13100 to 13499 (Xcode 9.0) all 140
  /// positions in files of three projects still show 8 points.
  private static func firstToolsWithCellMargins(_ context: CellContext) -> Double { context == .alone ? 13_000 : 13_500 }

  /// The side margins of cells in points, where they differ from 16 and 20, with the first tools that use them: `wide` for cells of at
  /// least 414 points, `narrow` for others on devices below 390 points. nil stands for the usual margins.
  private static let sides: [CellContext: [(tools: Double, wide: CGFloat?, narrow: CGFloat?)]] = [
    .alone: [(13_000, 20, 15), (14_000, 20, nil), (14_800, nil, 15), (17_000, nil, nil)],
    .rootTable: [(13_500, 20, nil), (14_800, nil, nil)],
    // 15 points in all 40 positions in files of 11 projects; in root tables 16 points in all 180 of ten projects.
    .innerTable: [(13_500, 20, 15), (14_800, nil, 15), (17_000, nil, nil)],
  ]

  /// The width in points from which on devices have 20 points at the sides of their cells. Cells of files for iPhones of 390 and 393 points in
  /// three projects have them, and all for wider ones.
  private static let wideDevice: CGFloat = 390

  /// Returns the margins of a cell's content view.
  /// - Parameters:
  ///   - width: the width of the cell.
  static func cell(
    width: CGFloat, device: CGFloat, tools: Double, hasAccessory: Bool, context: CellContext, preservesMargins: Bool
  ) -> NSDirectionalEdgeInsets {
    guard tools >= firstToolsWithCellMargins(context) else {
      let side: CGFloat = preservesMargins ? 15 : 8
      return NSDirectionalEdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
    }
    let special = sides[context]?.last { $0.tools <= tools }
    let own = (width >= 414 ? special?.wide : nil) ?? (device < wideDevice ? special?.narrow : nil)
    let side = own ?? (device >= wideDevice && width > 320 ? 20 : 16)
    let above: CGFloat = tools >= 24_000 ? 15 : 11
    return NSDirectionalEdgeInsets(top: above, leading: side, bottom: above, trailing: hasAccessory ? 8 : side)
  }
}
