import CoreGraphics

extension InterfaceLook {
  /// The position of a bar at the bottom of the screen, in points.
  struct BottomBarMetrics: Hashable, Sendable {
    /// The height of the bar's contents.
    var height: CGFloat
    /// The length by which the contents overlap the safe area of the screen.
    var safeAreaOverlap: CGFloat
    /// The minimum distance of the contents from the edge of the screen.
    var minimumDistance: CGFloat

    /// Returns the height of the bar without the part in the safe area.
    ///
    /// - Parameters:
    ///   - safe: the height of the safe area below the bar, which another bar can be part of.
    ///   - own: the height of the screen's own safe area at its bottom.
    func height(safe: CGFloat, own: CGFloat) -> CGFloat {
      let overlap = safe <= own ? safeAreaOverlap : 0
      return safe - overlap >= minimumDistance ? height - overlap : height + minimumDistance - safe
    }
  }

  /// A tab bar at the bottom of the screen.
  struct TabBar: Hashable, Sendable {
    var bar: BottomBarMetrics
    /// The top of the image if there is a title, the top of the title, and the side of the image.
    var imageTop: CGFloat
    var titleTop: CGFloat
    var imageSide: CGFloat
    /// The capsule of glass that the tabs lie on; nil if they lie on the bar.
    var platter: TabBarPlatter?

    static let ios17 = TabBar(
      bar: BottomBarMetrics(height: 49, safeAreaOverlap: 0, minimumDistance: 0), imageTop: 5, titleTop: 34, imageSide: 26, platter: nil)

    /// Measured: a bar of 83 points with a capsule of 62 points at its top, 21 points from the edges of the screen, and tabs of 54 points.
    /// The minimum distance of the contents from the edge of a screen without a safe area, and the positions within a tab, are guesses.
    static let ios26 = TabBar(
      bar: BottomBarMetrics(height: 62, safeAreaOverlap: 13, minimumDistance: 8), imageTop: 9, titleTop: 39, imageSide: 26,
      platter: TabBarPlatter(side: 21, inset: 4, tabWidth: 94, overlap: 8))
  }

  /// The capsule of glass below the tabs of a tab bar. The selected tab has a capsule of its own in it.
  struct TabBarPlatter: Hashable, Sendable {
    /// The minimum distance of the contents from the sides of the bar.
    var side: CGFloat
    /// The distance of the tabs from the edge of the glass.
    var inset: CGFloat
    /// The width of a tab if there is enough space.
    var tabWidth: CGFloat
    /// The width by which neighbouring tabs overlap, in points.
    var overlap: CGFloat

    /// Returns the frame of the glass in a bar of a width between margins, and those of the tabs.
    func frames(count: Int, in bounds: CGRect, height: CGFloat) -> (glass: CGRect, tabs: [CGRect]) {
      guard count > 0 else { return (.zero, []) }
      let number = CGFloat(count), available = max(bounds.width - 2 * side, 0)
      let wanted = number * tabWidth - (number - 1) * overlap + 2 * inset
      let width = min(wanted, available).rounded()
      let tab = max((width - 2 * inset + (number - 1) * overlap) / number, 0)
      let glass = CGRect(x: bounds.minX + ((bounds.width - width) / 2).rounded(), y: bounds.minY, width: width, height: height)
      let tabs = (0..<count).map { index in
        CGRect(
          x: (glass.minX + inset + CGFloat(index) * (tab - overlap)).rounded(), y: glass.minY + inset, width: tab.rounded(),
          height: max(height - 2 * inset, 0))
      }
      return (glass, tabs)
    }
  }

  /// A toolbar.
  struct Toolbar: Hashable, Sendable {
    var bar: BottomBarMetrics
    /// The distance of the items from the sides. Buttons contain as much space again as `customGap`.
    var edge: CGFloat
    var customGap: CGFloat
    /// The distance between items that no space separates.
    var spacing: CGFloat
    /// Whether the system's default background is drawn.
    var hasMaterial: Bool
    /// The glass behind items; nil if items have none.
    var platters: ItemPlatters?

    static let ios17 = Toolbar(
      bar: BottomBarMetrics(height: 44, safeAreaOverlap: 0, minimumDistance: 0), edge: 8, customGap: 8, spacing: 8, hasMaterial: true,
      platters: nil)

    /// Measured: circles of 48 points, 28 points from the sides and from the bottom of a screen with a safe area of 34 points. The least
    /// distance from the edge of a screen without a safe area is a guess.
    static let ios26 = Toolbar(
      bar: BottomBarMetrics(height: 48, safeAreaOverlap: 6, minimumDistance: 8), edge: 28, customGap: 0, spacing: 0, hasMaterial: false,
      platters: ItemPlatters(height: 48, gap: 12, titleInset: 16, customInset: 9))
  }
}
