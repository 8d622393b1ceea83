import CoreGraphics

/// The axis along which elements are arranged.
enum LayoutAxis: Hashable, Sendable {
  case horizontal, vertical

  var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }

  func of(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func of(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
  func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
  func start(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.leading : insets.top }
  func end(_ insets: NSDirectionalEdgeInsets) -> CGFloat { self == .horizontal ? insets.trailing : insets.bottom }
  func start(_ gaps: LayoutGaps) -> LayoutGap { self == .horizontal ? gaps.leading : gaps.top }
  func end(_ gaps: LayoutGaps) -> LayoutGap { self == .horizontal ? gaps.trailing : gaps.bottom }
  func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
    self == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
  }
  func size(_ along: CGFloat, _ across: CGFloat) -> CGSize {
    self == .horizontal ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
  func set(_ length: CGFloat, in size: inout CGSize) {
    if self == .horizontal { size.width = length } else { size.height = length }
  }
}

extension CGSize {
  func without(_ insets: NSDirectionalEdgeInsets) -> CGSize {
    CGSize(width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom))
  }
}

extension CGPoint {
  static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}

extension CGRect {
  func moved(by point: CGPoint) -> CGRect { CGRect(x: minX + point.x, y: minY + point.y, width: width, height: height) }
  func without(_ insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading, y: minY + insets.top, width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }
}
