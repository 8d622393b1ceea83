extension CGPoint {
  @inlinable public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  @inlinable public func equalTo(_ point2: CGPoint) -> Bool { self == point2 }
}

extension CGSize {
  /// Returns the size transformed without the translation.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  @inlinable public func equalTo(_ size2: CGSize) -> Bool { self == size2 }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the four transformed corners. The null and the infinite rectangle are not changed.
  @inlinable public func applying(_ t: CGAffineTransform) -> CGRect {
    if isNull || isInfinite { return self }
    if t.isIdentity { return standardized }
    let r = standardized
    let x0 = t.a * r.minX, x1 = t.a * r.maxX, x2 = t.c * r.minY, x3 = t.c * r.maxY
    let y0 = t.b * r.minX, y1 = t.b * r.maxX, y2 = t.d * r.minY, y3 = t.d * r.maxY
    let minX = Swift.min(x0, x1) + Swift.min(x2, x3) + t.tx, maxX = Swift.max(x0, x1) + Swift.max(x2, x3) + t.tx
    let minY = Swift.min(y0, y1) + Swift.min(y2, y3) + t.ty, maxY = Swift.max(y0, y1) + Swift.max(y2, y3) + t.ty
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  @inlinable public func equalTo(_ rect2: CGRect) -> Bool { self == rect2 }

  /// The values `X`, `Y`, `Width` and `Height`, as in Apple's dictionary.
  public var dictionaryRepresentation: CFDictionary {
    ["X": minX, "Y": minY, "Width": width, "Height": height]
  }

  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict["X"] as? CGFloat, let y = dict["Y"] as? CGFloat, let width = dict["Width"] as? CGFloat,
      let height = dict["Height"] as? CGFloat
    else { return nil }
    self.init(x: x, y: y, width: width, height: height)
  }
}

extension CGRect {
  /// Returns the pixels that the rectangle touches, limited to `limit`; nil if it is empty or not a number.
  package func pixelBounds(within limit: CGRect) -> CGRect? {
    guard !isNull, minX.isFinite || isInfinite, minY.isFinite || isInfinite, !width.isNaN, !height.isNaN else { return nil }
    let inside = isInfinite ? limit : intersection(limit)
    return inside.isNull || inside.isEmpty ? nil : inside.integral
  }
}
