/// A path with a drawing style (Apple: UIBezierPath). Lengths are in points. Angles are in radians from the positive x axis, clockwise in a
/// y-down space.
open class UIBezierPath: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // Unchecked: as on iOS, a program must not change the object on one thread while another one reads it.
  private var path = CGMutablePath()
  private var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)

  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// Stored; has no effect on Linux. Curves are always flattened to a tenth of a pixel.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false

  public override init() {}

  /// Reads an archived path.
  public required init?(coder: NSCoder) {
    super.init()
    guard let archived = CGPath.decode(coder) else { return nil }
    path.addPath(archived)
    lineWidth = coder.number(Key.width)
    lineCapStyle = CGLineCap(rawValue: Int32(truncatingIfNeeded: coder.integer(Key.cap))) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: Int32(truncatingIfNeeded: coder.integer(Key.join))) ?? .miter
    (miterLimit, flatness, usesEvenOddFillRule) = (coder.number(Key.miter), coder.number(Key.flatness), coder.flag(Key.evenOdd))
    dash = ((coder.objects(NSNumber.self, Key.dash) ?? []).map { CGFloat($0.doubleValue) }, coder.number(Key.phase))
  }

  open func encode(with coder: NSCoder) {
    path.encode(with: coder)
    coder.encode(Double(lineWidth), forKey: Key.width)
    coder.encode(Int(lineCapStyle.rawValue), forKey: Key.cap)
    coder.encode(Int(lineJoinStyle.rawValue), forKey: Key.join)
    coder.encode(Double(miterLimit), forKey: Key.miter)
    coder.encode(Double(flatness), forKey: Key.flatness)
    coder.encode(usesEvenOddFillRule, forKey: Key.evenOdd)
    coder.encode(dash.lengths.map { NSNumber(value: Double($0)) } as NSArray, forKey: Key.dash)
    coder.encode(Double(dash.phase), forKey: Key.phase)
  }
  open class var supportsSecureCoding: Bool { true }

  private enum Key {
    static let width = "UIBezierPathLineWidthKey", cap = "UIBezierPathLineCapStyleKey", join = "UIBezierPathLineJoinStyleKey"
    static let miter = "UIBezierPathMiterLimitKey", flatness = "UIBezierPathFlatnessKey", phase = "UIBezierPathLineDashPhaseKey"
    static let evenOdd = "UIBezierPathUsesEvenOddFillRuleKey", dash = "UIBezierPathLineDashPatternKey"
  }

  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates a rectangle with the continuous corners of iOS 7 and later, clockwise in a y-down space from the left end of its top edge.
  ///
  /// As on iOS, a rectangle whose shorter side is less than 3.06 radii (`2 * CALayer.cornerCurveExpansionFactor(.continuous)`) gets corners
  /// of half of that side, which are circular. Described by PixelCut ("Code for iOS 7 Rounded Rectangles"), in Apple's developer forums
  /// (thread 789134: radius 16 at the heights 48 and 49) and on Stack Overflow (answer 75592757).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    let side = min(abs(rect.width), abs(rect.height))
    if cornerRadius > 0, cornerRadius * CALayer.cornerCurveExpansionFactor(.continuous) * 2 <= side {
      let r = cornerRadius
      path.addContinuousRect(rect, topLeft: r, topRight: r, bottomRight: r, bottomLeft: r)
    } else {
      let radius = cornerRadius > 0 ? side / 2 : cornerRadius
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    }
  }

  /// Creates a rectangle with circular corners. The radius is limited to half of the shorter side.
  convenience init(circularRect rect: CGRect, radius: CGFloat) {
    self.init()
    path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
  }

  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addRect(rect, rounding: corners, radii: cornerRadii)
  }

  /// Creates an arc. `clockwise` means increasing angles in a y-down space.
  public convenience init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// A copy of the path. Setting it copies the new path.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics defines the direction for a y-up space.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  open func close() { path.closeSubpath() }
  open func removeAllPoints() { path = CGMutablePath() }
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points of the path.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Returns the same outline in the opposite direction.
  open func reversing() -> UIBezierPath {
    let result = UIBezierPath()
    result.takeStyle(of: self)
    result.path = path.reversed()
    return result
  }

  open var isEmpty: Bool { path.isEmpty }
  /// The bounds of the curves without their control points; zero for an empty path.
  open var bounds: CGRect { isEmpty ? .zero : path.boundingBoxOfPath }
  open var currentPoint: CGPoint { path.currentPoint }

  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Sets alternating lengths of painted and unpainted segments. Without a pattern the line is solid.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, min(count, 1 << 10)))) } ?? [], phase)
  }

  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in dash.lengths.enumerated() { pattern?[index] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  /// Fills the path with the current fill color.
  open func fill() { fill(with: .normal, alpha: 1) }

  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.addPath(path)
      context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with the current stroke color and the style of the path.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { context in
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCapStyle)
      context.setLineJoin(lineJoinStyle)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: dash.phase, lengths: dash.lengths)
      context.addPath(path)
      context.strokePath()
    }
  }

  /// Intersects the clip of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.takeStyle(of: self)
    return copy
  }

  /// Returns whether the other object is a path with the same elements and style.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return other === self
      || (other.path == path && other.lineWidth == lineWidth && other.lineCapStyle == lineCapStyle
        && other.lineJoinStyle == lineJoinStyle && other.miterLimit == miterLimit && other.dash == dash
        && other.usesEvenOddFillRule == usesEvenOddFillRule)
  }

  open override var hash: Int { path.hashValue }

  private func takeStyle(of other: UIBezierPath) {
    lineWidth = other.lineWidth
    lineCapStyle = other.lineCapStyle
    lineJoinStyle = other.lineJoinStyle
    miterLimit = other.miterLimit
    flatness = other.flatness
    usesEvenOddFillRule = other.usesEvenOddFillRule
    dash = other.dash
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    // The plain methods keep the alpha and blend mode of the context.
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha < 1 { context.setAlpha(alpha) }
    context.beginPath()
    body(context)
    context.restoreGState()
  }
}
