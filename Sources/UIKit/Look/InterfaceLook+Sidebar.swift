import CoreGraphics

extension InterfaceLook {
  /// A sidebar of glass that floats above the content.
  struct Sidebar: Hashable, Sendable {
    /// The distance from the edges of the window; at the top, the least distance, if there is no status bar.
    var inset: CGFloat
    var radius: CGFloat
    /// The width of the sidebar of a tab bar controller. Split view controllers have widths of their own.
    var width: CGFloat
    /// The height of the row with the buttons.
    var topHeight: CGFloat
    /// The height of the rows, which are capsules if they are selected.
    var rowHeight: CGFloat

    /// Measured in a picture of an iPad with iPadOS 26 that shows a tab bar controller. The corners fit a circle of 25 points; the radius is that
    /// of the groups of lists.
    static let ios26 = Sidebar(inset: 10, radius: 26, width: 270, topHeight: 63, rowHeight: 44)

    /// Returns the frame of a sidebar at the left edge of a view.
    func frame(width: CGFloat, in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
      let top = max(safeArea.top, inset)
      return CGRect(x: inset, y: top, width: width, height: max(bounds.height - top - inset, 0))
    }
  }
}
