internal import Raster

extension CGContext {
  /// `transform` comes first, then the current one. One that is not finite is a logged no-op.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return Problem.log("CGContext.concatenate: \(transform) is not finite") }
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Radians, from the x axis towards the y axis of user space.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// User space to Core Graphics' device space: pixels with y up from the bitmap's lower left corner, points in a PDF.
  public var ctm: CGAffineTransform {
    guard let bounds = bitmap?.bounds else { return state.transform.concatenating(pointsOfPage) }
    return state.transform.concatenating(
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -CGFloat(bounds.minX), ty: CGFloat(bounds.maxY)))
  }

  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
