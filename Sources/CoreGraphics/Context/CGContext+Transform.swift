internal import Raster

extension CGContext {
  /// Applies `transform` before the current transform. A transform that is not finite is logged and ignored.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else { return Problem.log("CGContext.concatenate: \(transform) is not finite") }
    state.transform = transform.concatenating(state.transform)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) { concatenate(CGAffineTransform(translationX: tx, y: ty)) }
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates user space by an angle in radians, from the x axis towards the y axis.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// The transform from user space to Core Graphics' device space: pixels from the lower left corner of
  /// the bitmap with y up, or points in a PDF.
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
