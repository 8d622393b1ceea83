import Raster

/// Returns the current drawing context of this thread; nil outside of `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? {
  UIGraphicsContextStack.ofThread.current
}

public func UIGraphicsPushContext(_ context: CGContext) {
  UIGraphicsContextStack.ofThread.entries.append(.context(context))
}

/// Pushes a context that is created when it is first used. The closure can return nil.
package func UIGraphicsPushContext(lazy make: @escaping () -> CGContext?) {
  UIGraphicsContextStack.ofThread.entries.append(.lazy(make))
}

/// Pops a context. Without a matching push it logs a message and has no other effect.
public func UIGraphicsPopContext() {
  let stack = UIGraphicsContextStack.ofThread
  if stack.entries.popLast() == nil { UIKitLog.refused("UIGraphicsPopContext: there is no context to pop") }
}

/// Begins an image of `size` points with a scale of 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image of `size` points. A scale of 0 means the scale of the screen. An opaque image starts black.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale > 0 ? scale : GraphicsDefaults.scale
  guard let context = CGContext.forImage(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: opaque) else {
    UIKitLog.refused("UIGraphicsBeginImageContextWithOptions: an image of \(size) points at scale \(scale) cannot be created")
    UIGraphicsContextStack.ofThread.entries.append(.none)
    return
  }
  UIGraphicsContextStack.ofThread.entries.append(.image(context, scale: scale))
}

/// Returns the current content of the image that was begun last; nil if there is none.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard case .image(let context, let scale)? = UIGraphicsContextStack.ofThread.entries.last else { return nil }
  return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

public func UIGraphicsEndImageContext() {
  let stack = UIGraphicsContextStack.ofThread
  switch stack.entries.last {
  case .image, .none?: stack.entries.removeLast()
  default: UIKitLog.refused("UIGraphicsEndImageContext: there is no image context to end")
  }
}

/// Fills a rectangle with the current fill color.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fill(rect)
  context.restoreGState()
}

/// Draws a frame of one point inside the rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(blendMode)
  context.fillFrame(rect)
  context.restoreGState()
}

/// Intersects the clip of the current context with the rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension CGContext {
  /// Returns a y-down context with a new bitmap for `bounds` in points; nil if the bounds are empty, not finite or too large.
  static func forImage(bounds: CGRect, scale: CGFloat, opaque: Bool) -> CGContext? {
    guard bounds.minX.isFinite, bounds.minY.isFinite, scale.isFinite, scale > 0 else { return nil }
    let (width, height) = ((bounds.width * scale).rounded(.up), (bounds.height * scale).rounded(.up))
    guard width >= 1, height >= 1, width <= CGFloat(PixelBuffer.maximumSide), height <= CGFloat(PixelBuffer.maximumSide),
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)))
    else { return nil }
    if opaque { Canvas(buffer).fill(buffer.bounds, Pixel(bits: 0xff00_0000)) }
    let transform = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -bounds.minX * scale, ty: -bounds.minY * scale)
    return CGContext(target: buffer, baseTransform: transform, isOpaque: opaque)
  }

  /// Fills four bars of one point inside the rectangle with the fill color.
  func fillFrame(_ rect: CGRect) {
    let rect = rect.standardized
    guard rect.width > 2, rect.height > 2 else { return fill(rect) }
    fill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    fill(CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1))
    fill(CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2))
    fill(CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2))
  }
}
