/// Mirrors rectangles and points horizontally in right-to-left layouts, so that layout code is written once, for left to right.
struct Mirror {
  /// Twice the x coordinate of the mirror axis; nil if nothing is mirrored.
  private let axis: CGFloat?

  init(in bounds: CGRect, isRightToLeft: Bool) { axis = isRightToLeft ? bounds.minX + bounds.maxX : nil }

  var isOn: Bool { axis != nil }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    guard let axis else { return rect }
    return CGRect(x: axis - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint { axis.map { CGPoint(x: $0 - point.x, y: point.y) } ?? point }
}

extension UIView {
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  /// The mirror for layout in the view's bounds.
  var mirror: Mirror { Mirror(in: bounds, isRightToLeft: isRightToLeft) }
}
