// The C names of the geometry functions and constants, which Swift code can use on Apple's systems too.

@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
@inlinable public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

public let CGPointZero = CGPoint.zero
public let CGSizeZero = CGSize.zero
public let CGRectZero = CGRect.zero
public let CGRectNull = CGRect.null
public let CGRectInfinite = CGRect.infinite

@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.insetBy(dx: dx, dy: dy) }
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect { rect.offsetBy(dx: dx, dy: dy) }
@inlinable public func CGRectIntersection(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.intersection(r2) }
@inlinable public func CGRectUnion(_ r1: CGRect, _ r2: CGRect) -> CGRect { r1.union(r2) }
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
@inlinable public func CGRectContainsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.contains(rect2) }
@inlinable public func CGRectIntersectsRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1.intersects(rect2) }
@inlinable public func CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
@inlinable public func CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
// The names that Swift gives to the C functions, which programs use in generated code.
@inlinable public func __CGRectEqualToRect(_ rect1: CGRect, _ rect2: CGRect) -> Bool { rect1 == rect2 }
@inlinable public func __CGPointEqualToPoint(_ point1: CGPoint, _ point2: CGPoint) -> Bool { point1 == point2 }
@inlinable public func __CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }
@inlinable public func CGSizeEqualToSize(_ size1: CGSize, _ size2: CGSize) -> Bool { size1 == size2 }

@inlinable public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}
@inlinable public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}
@inlinable public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}
@inlinable public func CGAffineTransformConcat(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> CGAffineTransform {
  t1.concatenating(t2)
}
@inlinable public func CGAffineTransformInvert(_ t: CGAffineTransform) -> CGAffineTransform { t.inverted() }
@inlinable public func CGAffineTransformIsIdentity(_ t: CGAffineTransform) -> Bool { t.isIdentity }
@inlinable public func CGAffineTransformEqualToTransform(_ t1: CGAffineTransform, _ t2: CGAffineTransform) -> Bool { t1 == t2 }
