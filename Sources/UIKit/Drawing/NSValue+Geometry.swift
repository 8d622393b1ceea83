/// Geometry in an NSValue, with the names of UIKit.
extension NSValue {
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }
  public var cgRectValue: CGRect { rectValue }

  // Stored as arrays of numbers, because Foundation on Linux stores no structures. A value of another type returns zero or the identity.

  public convenience init(uiEdgeInsets insets: UIEdgeInsets) { self.init([insets.top, insets.left, insets.bottom, insets.right]) }
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  public convenience init(uiOffset offset: UIOffset) { self.init([offset.horizontal, offset.vertical]) }
  public convenience init(cgVector vector: CGVector) { self.init([vector.dx, vector.dy]) }
  public convenience init(cgAffineTransform t: CGAffineTransform) { self.init([t.a, t.b, t.c, t.d, t.tx, t.ty]) }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map { NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) } ?? .zero
  }
  public var uiOffsetValue: UIOffset { numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero }
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map { CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) } ?? .identity
  }

  private convenience init(_ numbers: [CGFloat]) { self.init(bytes: numbers.map { Double($0) }, objCType: "[\(numbers.count)d]") }
  private func numbers(_ count: Int) -> [CGFloat]? {
    guard String(cString: objCType) == "[\(count)d]" else { return nil }
    var numbers = [Double](repeating: 0, count: count)
    getValue(&numbers)
    return numbers.map { CGFloat($0) }
  }
}

/// The geometry values of an `AnyObject`, as implicitly unwrapped optionals; nil if the object is not an `NSValue`.
extension _VitrineDynamicObject {
  public var cgPointValue: CGPoint! { value?.cgPointValue }
  public var cgSizeValue: CGSize! { value?.cgSizeValue }
  public var cgRectValue: CGRect! { value?.cgRectValue }
  public var uiEdgeInsetsValue: UIEdgeInsets! { value?.uiEdgeInsetsValue }
  public var uiOffsetValue: UIOffset! { value?.uiOffsetValue }
  public var cgVectorValue: CGVector! { value?.cgVectorValue }
  public var cgAffineTransformValue: CGAffineTransform! { value?.cgAffineTransformValue }

  private var value: NSValue? { (object as Any) as? NSValue }
}
