import Raster

extension UIView: LayerDrawingDelegate {
  /// The display phase of a view. The graphics context comes to be when the drawing code asks for it, so that a view that draws
  /// nothing owns no bitmap.
  package func drawLayer(_ layer: CALayer, rect: CGRect, context: LazyBackingContext) {
    guard layer === self.layer else { return }
    traitCollection.performInMainActor {
      UIGraphicsContextStack.withContext({ context.context }) { draw(rect) }
      if context.isTouched { window?.screen.drawCalls += 1 }
    }
  }

  package func drawLayerOnPage(_ layer: CALayer, rect: CGRect, context: LazyBackingContext) {
    guard layer === self.layer else { return }
    traitCollection.performAsCurrent {
      MainActor.assumeIsolated { UIGraphicsContextStack.withContext({ context.context }) { drawOnPage(rect) } }
    }
  }

  /// For print where a formatter asks, as on the screen otherwise.
  private func drawOnPage(_ rect: CGRect) {
    if let formatter = UIViewPrintFormatter.current { draw(rect, for: formatter) } else { draw(rect) }
  }

  /// The way of layers of a class of their own, which draw into a context that is there already.
  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === self.layer else { return }
    guard MainActor.isCurrent else { return drawTile(in: context) }
    traitCollection.performInMainActor {
      UIGraphicsPushContext(context)
      let rect = context.boundingBoxOfClipPath.intersection(bounds)
      if !context.isDocument { draw(rect) } else { drawOnPage(rect) }
      UIGraphicsPopContext()
      if !context.isDocument { window?.screen.drawCalls += 1 }
    }
  }

  /// Dynamic colours in tiles look as they do here and now.
  package var tileSurroundings: TileSurroundings? {
    let traits = traitCollection
    return { traits.performAsCurrent($0) }
  }

  /// Of a tiled layer, on another thread: nothing but the context is touched.
  private func drawTile(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(context.boundingBoxOfClipPath)
    UIGraphicsPopContext()
  }

  // MARK: Pictures

  /// Draws the view with all below into the current graphics context.
  /// - Parameters:
  ///   - rect: where, in the context's points; the view is scaled to it.
  ///   - afterUpdates: whether layout and drawing that are due are done before.
  /// - Returns: false when there is no context or nothing to draw.
  func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else { return false }
    bringUpToDate(ifNeeded: afterUpdates)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows a picture of this one; nil when it has no size.
  func makeSnapshot(_ afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    bringUpToDate(ifNeeded: afterUpdates)
    return UIView.picture(of: layer, rect: bounds, scale: contentScaleFactor)
  }

  /// A view that shows a picture of a part, with caps that keep their size when it is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    bringUpToDate(ifNeeded: afterUpdates)
    let view = UIView.picture(of: layer, rect: rect, scale: contentScaleFactor)
    view.contentStretch = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(0, 1 - (capInsets.left + capInsets.right) / rect.width),
      height: max(0, 1 - (capInsets.top + capInsets.bottom) / rect.height))
    return view
  }

  private func bringUpToDate(ifNeeded: Bool) {
    guard ifNeeded else { return }
    layoutIfNeeded()
    layer.displaySubtreeIfNeeded()
  }

  /// A view that shows a part of a layer tree as it is now.
  static func picture(of layer: CALayer, rect: CGRect, scale: CGFloat) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.isOpaque = false
    let width = (rect.width * scale).rounded(.up), height = (rect.height * scale).rounded(.up)
    guard (1...16_384).contains(width), (1...16_384).contains(height),
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)))
    else {
      UIKitLog.refused("a picture of \(rect.size) at scale \(scale) is too large or no size")
      return view
    }
    let context = CGContext(
      target: buffer, clip: Clip(buffer.bounds),
      baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale))
    layer.render(in: context)
    view.layer.contents = CGImage(pixels: buffer)
    view.layer.contentsScale = scale
    return view
  }
}
