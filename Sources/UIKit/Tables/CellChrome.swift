import CoreGraphics

/// What a cell's place in its table makes of it.
struct CellChrome: Equatable {
  enum Line { case none, inset, full }

  var isGrouped = false
  var isFirst = false
  var isLast = false
  /// Points from the edge to the text.
  var margin: CGFloat = 16
  var safeLeft: CGFloat = 0
  var safeRight: CGFloat = 0
  /// Of the corners of the first and the last row.
  var rounding: CGFloat = 0
  var top = Line.none
  var bottom = Line.none
  var separatorColor = UIColor.separator
  /// The table's own inset; nil: as the text is inset.
  var ownInset: UIEdgeInsets?
  var addsToAutomaticInset = false
}
