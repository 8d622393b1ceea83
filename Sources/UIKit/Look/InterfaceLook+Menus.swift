import CoreGraphics

extension InterfaceLook {
  /// A menu, and the preview beside it. What both looks share is in `MenuMetrics`.
  struct Menu: Hashable, Sendable {
    /// The radius of the corners of menus and of previews beside them.
    var radius: CGFloat
    /// The height of a row with one line, and of one with a subtitle.
    var rowHeight: CGFloat, subtitleRowHeight: CGFloat
    /// The space above the first row and below the last one.
    var padding: CGFloat
    /// The distance of titles and lines from the sides.
    var side: CGFloat
    /// The distance of elements side by side from the sides.
    var tileSide: CGFloat
    /// The gap between sections.
    var sectionGap: CGFloat
    /// The height of the line in the middle of that gap; nil if the gap is filled and lines divide the rows, too.
    var sectionLine: CGFloat?
    /// The columns before the titles; nil if marks have a gutter and images are behind the titles.
    var columns: MenuColumns?
    /// The distance of the shape of a highlighted row from the sides; nil if the whole row is filled.
    var highlightInset: CGFloat?
    /// The distance between a preview and its menu.
    var previewGap: CGFloat
    /// Whether a menu without a preview covers its source instead of standing beside it.
    var coversSource: Bool
    /// Whether the window behind a preview is blurred, and the alpha of the black above it in the light and in the dark style.
    var blursWindow: Bool
    var dimming: CGFloat, darkDimming: CGFloat

    /// The radius was measured on iOS 14 to 17. The others are explained in `MenuMetrics`.
    static let ios17 = Menu(
      radius: 13, rowHeight: MenuMetrics.rowHeight, subtitleRowHeight: 60, padding: 0, side: MenuMetrics.inset, tileSide: 0,
      sectionGap: MenuMetrics.sectionGap, sectionLine: nil, columns: nil, highlightInset: nil, previewGap: MenuMetrics.previewGap,
      coversSource: false, blursWindow: true, dimming: 0.1, darkDimming: 0.3)

    /// Measured in pictures of the simulators of iOS 26: a card of 250 x 209 points for two sections of two rows, whose corners fit a circle of
    /// 31 to 32 points; rows of 42 points; gaps of 21 points with a line of 1 point, 24 points from the sides; a preview 20 points below its
    /// menu; a light page of 242 that becomes 195 and stays sharp. Guesses: the height with a subtitle, the distance of tiles, the shape of
    /// the highlight and the dimming of dark pages. That a menu covers its source is Apple's description (WWDC25 session 219: the button
    /// becomes the menu).
    static let ios26 = Menu(
      radius: 32, rowHeight: 42, subtitleRowHeight: 58, padding: 10, side: 24, tileSide: 12, sectionGap: 21, sectionLine: 1,
      columns: .ios26, highlightInset: 8, previewGap: 20, coversSource: true, blursWindow: false, dimming: 0.2, darkDimming: 0.4)
  }

  /// The columns before the title of a row in a menu.
  struct MenuColumns: Hashable, Sendable {
    /// The width of a column with marks or with images.
    var width: CGFloat
    /// The distance between both columns, and from the last one to the title.
    var gap: CGFloat, titleGap: CGFloat

    /// Measured: images in the middle of 24 points, and titles 11 points behind them. That marks have a column of their own, and the distance
    /// of the two, are guesses.
    static let ios26 = MenuColumns(width: 24, gap: 4, titleGap: 11)
  }

  /// The row of commands above selected text.
  struct EditMenu: Hashable, Sendable {
    var height: CGFloat
    /// The distance of the lines between commands from the upper and the lower edge.
    var lineInset: CGFloat
    /// Whether the menu is a bubble with an arrow that points at the text; otherwise it is a capsule.
    var hasArrow: Bool
    /// The distance of a capsule from the text.
    var gap: CGFloat

    static let ios17 = EditMenu(height: 44, lineInset: 0, hasArrow: true, gap: 0)
    /// Apple's screenshots show a capsule without an arrow. The distances are guesses.
    static let ios26 = EditMenu(height: 44, lineInset: 12, hasArrow: false, gap: 8)
  }

  /// A popover.
  struct Popover: Hashable, Sendable {
    var radius: CGFloat
    /// The distance from the body to the tip of the arrow, and the length of the arrow's base; 0 for no arrow.
    var arrowHeight: CGFloat, arrowBase: CGFloat

    static let ios17 = Popover(radius: PopoverLayout.radius, arrowHeight: PopoverLayout.arrowHeight, arrowBase: PopoverLayout.arrowBase)
    /// Guesses: the radius is that of a menu, and 8 points are between the popover and its source. Apple (WWDC25 session 284): popovers come out
    /// of the glass of their source.
    static let ios26 = Popover(radius: 32, arrowHeight: 8, arrowBase: 0)
  }
}
