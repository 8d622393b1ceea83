import CoreGraphics

extension InterfaceLook {
  /// A list or a table.
  struct List: Hashable, Sendable {
    /// The height of a row with one line.
    var rowHeight: CGFloat
    /// The radius of the corners of inset groups.
    var groupRadius: CGFloat
    /// The distance of inset groups from the sides; nil for that of the text in a row (`TableMetrics.margin(forWidth:)`).
    var groupInset: CGFloat?

    static let ios17 = List(rowHeight: 44, groupRadius: 10, groupInset: nil)
    /// The radius and the inset are measured, on a screen of 402 points. Rows of 52 points are those of Apple's design templates; 53 were
    /// measured on iOS 27.
    static let ios26 = List(rowHeight: 52, groupRadius: 26, groupInset: 20)
  }

  /// An alert.
  struct Alert: Hashable, Sendable {
    var width: CGFloat
    var radius: CGFloat
    /// The capsules of the actions; nil if lines separate actions that fill the card.
    var capsules: AlertCapsules?

    static let ios17 = Alert(width: 270, radius: 14, capsules: nil)
    /// Measured on iOS 27.
    static let ios26 = Alert(
      width: 320, radius: 34,
      capsules: AlertCapsules(height: 48, inset: 16, gap: 8, textInset: 30, textTop: 22, textGap: 7, textBottom: 22))
  }

  /// An alert whose text begins at the leading edge and whose actions are capsules.
  struct AlertCapsules: Hashable, Sendable {
    var height: CGFloat
    /// The distance of the capsules from the edges of the card, and from one another.
    var inset: CGFloat, gap: CGFloat
    /// The distances of the text from the sides and from the top, between title and message, and from the view below. The last is a guess.
    var textInset: CGFloat, textTop: CGFloat, textGap: CGFloat, textBottom: CGFloat
  }

  /// A sheet.
  struct Sheet: Hashable, Sendable {
    var radius: CGFloat
    /// The distance of a sheet that is not large from the edges of the screen.
    var floatingInset: CGFloat

    static let ios17 = Sheet(radius: 10, floatingInset: 0)
    /// Measured: 38 points at the top, and 8 points from the edges of the screen.
    static let ios26 = Sheet(radius: 38, floatingInset: 8)
  }
}
