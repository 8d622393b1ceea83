internal import Raster

extension CGPath {
  /// Returns an immutable copy.
  public func copy() -> CGPath? {
    CGPath(vector: vector)
  }

  /// Returns an immutable, transformed copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let transform = transform?.pointee else { return CGPath(vector: vector) }
    return CGPath(vector: vector.transformed(by: transform.affine))
  }

  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(vector: vector)
  }

  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    guard let transform = transform?.pointee else { return CGMutablePath(vector: vector) }
    return CGMutablePath(vector: vector.transformed(by: transform.affine))
  }

  /// Returns the outline that a stroke of the transformed path would fill, with the winding rule.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    let source = transform.isIdentity ? vector : vector.transformed(by: transform.affine)
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.rasterCap, join: lineJoin.rasterJoin, miterLimit: Double(miterLimit))
    guard lineWidth > 0, lineWidth.isFinite, source.isFinite else { return CGPath(vector: VectorPath()) }
    return CGPath(vector: source.stroked(style, tolerance: CGPath.strokeTolerance))
  }

  /// Returns the transformed path cut into dashes: dash and gap lengths in turn, starting `phase` into the pattern.
  public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity) -> CGPath {
    let source = transform.isIdentity ? vector : vector.transformed(by: transform.affine)
    guard source.isFinite, let pattern = DashPattern(lengths: lengths, phase: phase) else { return CGPath(vector: source) }
    return CGPath(vector: source.dashed(pattern.lengths, phase: pattern.phase))
  }

  /// The tolerance for strokes: a tenth of a pixel at a scale of 4.
  static let strokeTolerance = 0.025
}
