import Raster

extension UIView: LayerDrawingDelegate {
  /// Draws the contents of the view's layer in the display phase. The graphics context is created when the drawing code first
  /// asks for it; a view that draws nothing owns no bitmap.
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

  /// Draws into a document: for a print formatter if one is active, otherwise as on the screen.
  private func drawOnPage(_ rect: CGRect) {
    if let formatter = UIViewPrintFormatter.current { draw(rect, for: formatter) } else { draw(rect) }
  }

  /// Draws the view into a context that exists already. Used for layers of custom classes.
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

  /// A function that runs drawing code with the view's present traits, so that dynamic colours in tiles resolve to their present
  /// appearance.
  package var tileSurroundings: TileSurroundings? {
    let traits = traitCollection
    return { traits.performAsCurrent($0) }
  }

  /// Draws a tile of a tiled layer on a background thread. Accesses nothing but the context.
  private func drawTile(in context: CGContext) {
    UIGraphicsPushContext(context)
    draw(context.boundingBoxOfClipPath)
    UIGraphicsPopContext()
  }

  // MARK: Snapshots

  /// Draws the view and its descendants as they are on the screen, with running animations, into the current graphics context.
  /// - Parameters:
  ///   - rect: the target rectangle, in the context's points; the view is scaled to it.
  ///   - afterUpdates: whether pending layout and drawing are done first. If false, changes since the last commit are not drawn.
  /// - Returns: false if there is no context or nothing to draw.
  func drawTree(in rect: CGRect, _ afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), !bounds.isEmpty, !rect.isEmpty else { return false }
    bringUpToDate(ifNeeded: afterUpdates)
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderShown(in: context, afterUpdates: afterUpdates)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows a snapshot of this view; nil if the view has no size.
  func makeSnapshot(_ afterUpdates: Bool) -> UIView? {
    guard !bounds.isEmpty else { return nil }
    bringUpToDate(ifNeeded: afterUpdates)
    return UIView.picture(of: layer, rect: bounds, scale: contentScaleFactor, afterUpdates: afterUpdates)
  }

  /// Returns a view that shows a snapshot of a part of this view. The caps keep their size when the snapshot is stretched.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard !rect.isEmpty else { return nil }
    bringUpToDate(ifNeeded: afterUpdates)
    let view = UIView.picture(of: layer, rect: rect, scale: contentScaleFactor, afterUpdates: afterUpdates)
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

  /// Returns a view that shows a part of a layer tree as it is on the screen, with running animations.
  /// - Parameter afterUpdates: whether the changes since the last commit are drawn.
  static func picture(of layer: CALayer, rect: CGRect, scale: CGFloat, afterUpdates: Bool) -> UIView {
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.isOpaque = false
    let width = (rect.width * scale).rounded(.up), height = (rect.height * scale).rounded(.up)
    guard (1...16_384).contains(width), (1...16_384).contains(height),
      let buffer = PixelBuffer(bounds: PixelRect(x: 0, y: 0, width: Int(width), height: Int(height)))
    else {
      UIKitLog.refused("a picture of \(rect.size) at scale \(scale) is too large, or its size is not valid")
      return view
    }
    let context = CGContext(
      target: buffer, clip: Clip(buffer.bounds),
      baseTransform: CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -rect.minX * scale, ty: -rect.minY * scale))
    layer.renderShown(in: context, afterUpdates: afterUpdates)
    view.layer.contents = CGImage(pixels: buffer)
    view.layer.contentsScale = scale
    return view
  }
}
