import CoreGraphics

extension InterfaceLook {
  /// A navigation bar.
  struct NavigationBar: Hashable, Sendable {
    /// The height of the row with the title and the buttons.
    var height: CGFloat
    /// The height of that row on an iPhone in landscape.
    var lowHeight: CGFloat
    /// The part of the row below the title and the buttons, which are at its top.
    var gapBelow: CGFloat
    /// The distance of the items from the edges of the bar, and of the title from the views beside it.
    var edge: CGFloat
    /// The distance of a custom view from the place of a button's edge, which is that much nearer to the edge of the bar than its contents.
    var customGap: CGFloat
    /// The height of the inline search field.
    var searchFieldHeight: CGFloat
    /// Whether the back button has a title.
    var backHasTitle: Bool
    /// Whether the system's default background is drawn: the chrome material and the line. Backgrounds that programs set are drawn anyway.
    var hasMaterial: Bool
    /// The glass behind items; nil if items have none.
    var platters: ItemPlatters?

    /// The low height is Apple's (useyourloaf.com, "Supporting iPhone X").
    static let ios17 = NavigationBar(
      height: 44, lowHeight: 32, gapBelow: 0, edge: 8, customGap: 8, searchFieldHeight: 36, backHasTitle: true, hasMaterial: true,
      platters: nil)

    /// Measured: a bar of 54 points at the end of the safe area, whose items are circles of 44 points at its top, 16 points from the edges.
    /// That the bar of an iPhone in landscape is just as high as its items is a guess. Apple (WWDC25 session 284): the bar is transparent, and
    /// the back button is a chevron.
    static let ios26 = NavigationBar(
      height: 54, lowHeight: 44, gapBelow: 10, edge: 16, customGap: 0, searchFieldHeight: 44, backHasTitle: false, hasMaterial: false,
      platters: ItemPlatters(height: 44, gap: 12, titleInset: 16, customInset: 7))
  }

  /// The glass behind the items of a bar. The items of a run share a capsule (Apple, WWDC25 session 284: images are grouped; titles, done
  /// and close items and prominent items are apart).
  struct ItemPlatters: Hashable, Sendable {
    /// The height of a capsule, and the least width of an item in it.
    var height: CGFloat
    /// The distance between capsules. Measured in the search toolbar of iOS 27; that navigation bars have the same is a guess.
    var gap: CGFloat
    /// The space at both sides of a title. A guess.
    var titleInset: CGFloat
    /// The space at both sides of a custom view. A guess, with which a view of 30 points is in a circle.
    var customInset: CGFloat

    /// Returns the space on each side of a custom view.
    func space(beside width: CGFloat) -> CGFloat { max(customInset, (height - width) / 2) }
  }
}
