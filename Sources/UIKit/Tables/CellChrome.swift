import CoreGraphics

/// The appearance of a cell that depends on its position in the table: margins, corners and separators.
struct CellChrome: Equatable {
  enum Line { case none, inset, full }

  var isGrouped = false
  var isFirst = false
  var isLast = false
  /// The distance from the edge to the text, in points.
  var margin: CGFloat = 16
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0
  /// The radius of the corners of the first and the last row, in points.
  var rounding: CGFloat = 0
  var top = Line.none
  var bottom = Line.none
  var separatorColor = UIColor.separator
  /// The separator inset of the table; nil if the separator starts at the text.
  var ownInset: UIEdgeInsets?
  var addsToAutomaticInset = false
}
