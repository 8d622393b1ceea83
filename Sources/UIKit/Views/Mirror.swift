/// Turns left and right around where people read from right to left, so that layouts are written once.
struct Mirror {
  /// Twice the middle; nil: all stays.
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
  /// For what is laid out in the view's bounds.
  var mirror: Mirror { Mirror(in: bounds, isRightToLeft: isRightToLeft) }
}
