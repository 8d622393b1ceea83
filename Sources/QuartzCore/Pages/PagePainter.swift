import Compositor
import CoreGraphics
import Foundation
import Raster
import RenderTree

/// Draws layers on the page of a PDF from back to front: shadow, background, contents, sublayers, border.
///
/// The drawing code of a layer is run again for the page, so that its text remains text.
@MainActor
struct PagePainter {
  let context: CGContext
  /// The time of the clock at which animations are shown; nil for model values without animations.
  private let time: TimeInterval?
  /// The number of levels below the root.
  private var depth = 0
  /// The layers from the root, or from the innermost group, to the current layer. Blending and backdrop filters see only these.
  private var path: [CALayer] = []
  /// The device transform of the first layer of the path, in its bounds space.
  private var base = Affine.identity

  init(_ context: CGContext, at time: TimeInterval? = nil) {
    self.context = context
    self.time = time
  }

  /// Draws a layer with its subtree. The user space is the layer's bounds space; the layer's own position is ignored.
  func draw(_ layer: CALayer) {
    context.saveGState()
    defer { context.restoreGState() }
    // A bitmap would be placed by the layer's position and transform, so both are reset and their effect is inverted.
    if needsPicture(layer) {
      var properties = look(of: layer)
      (properties.position, properties.transform) = (.zero, CATransform3DIdentity)
      let inverse = properties.placement().affine?.inverted().map { CGAffineTransform($0) } ?? .identity
      context.concatenate(inverse)
      DrawnWhenVisible.draw(below: layer, on: layer.properties.rasterBounds, scale: context.lengthInPixels(1))
      return drawPicture(of: node(of: layer, properties: properties), under: nil)
    }
    drawHere(layer)
  }

  private func look(of layer: CALayer) -> LayerProperties { time.map(layer.presentedProperties) ?? layer.properties }

  private func node(of layer: CALayer, properties: LayerProperties? = nil) -> RenderNode {
    // During a transition a layer shows more than its own content.
    if time != nil, properties == nil, layer.isInTransition { return layer.renderNode() }
    return layer.snapshotWithoutAnimations(properties: properties, at: time)
  }

  /// Whether only the compositor can draw the layer.
  private func needsPicture(_ layer: CALayer) -> Bool {
    let p = look(of: layer)
    if let effects = p.effects, !effects.filter.isIdentity || !effects.backgroundFilter.isIdentity { return true }
    if p.figure?.isUnfolded == true { return true }
    return layer.tree.mask != nil || p.isTransformLayer || p.isGeometryFlipped || !p.isDoubleSided || time != nil && layer.isInTransition
  }

  /// Draws a sublayer at its position.
  private func add(_ layer: CALayer, under superlayer: CALayer) {
    let p = look(of: layer), above = look(of: superlayer)
    guard p.isVisible, depth < RenderNode.maximumDepth else { return }
    let placement = p.placement(under: above)
    guard !needsPicture(layer), let affine = placement.affine, affine.isFinite, affine.determinant != 0 else {
      DrawnWhenVisible.draw(below: layer, on: p.rasterBounds, scale: context.lengthInPixels(1))
      let picture = node(of: layer)
      return picture.backdropUse.isEmpty
        ? drawPicture(of: picture, under: above) : drawPictureWithBackdrop(of: picture, layer, under: above)
    }
    context.saveGState()
    context.concatenate(CGAffineTransform(affine))
    drawHere(layer)
    context.restoreGState()
  }

  private func drawHere(_ layer: CALayer) {
    let p = look(of: layer)
    let blend = p.effects?.blend ?? .sourceOver
    let isGroup = p.opacity < 1 || blend != .sourceOver
    if isGroup {
      context.saveGState()
      context.setAlpha(CGFloat(p.opacity))
      context.setBlendMode(CGBlendMode(blend))
      context.beginTransparencyLayer(auxiliaryInfo: nil)
    }
    let castsShape = p.drawsShadow && p.shadowPath == nil
    if p.drawsShadow {
      if castsShape { beginShadow(of: layer, p) } else { drawShadow(p) }
    }
    var inside = self
    if isGroup || path.isEmpty { (inside.path, inside.base) = ([], context.deviceTransform.affine) }
    inside.path.append(layer)
    inside.drawParts(layer, p)
    if castsShape {
      context.endTransparencyLayer()
      context.restoreGState()
    }
    if isGroup {
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }

  private func drawParts(_ layer: CALayer, _ p: LayerProperties) {
    if p.drawsBackground { drawBackground(p) }
    context.saveGState()
    if p.masksToBounds {
      context.beginPath()
      context.addPath(p.outline(of: p.bounds))
      context.clip()
    }
    drawContents(of: layer, p)
    context.drawFigure(p)
    var inside = self
    inside.depth += 1
    for sublayer in layer.sublayersInPaintOrder { inside.add(sublayer, under: layer) }
    context.restoreGState()
    if p.drawsBorder { drawBorder(p) }
  }

  // MARK: Parts

  private func drawBackground(_ p: LayerProperties) {
    guard let color = p.backgroundColor else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(p.outline(of: p.bounds))
    if let pattern = color.patternImage {
      context.clip()
      context.setAlpha(color.alpha)
      context.drawTiles(of: pattern, unit: color.patternUnit, from: p.bounds.origin)
    } else {
      context.setFillColor(color)
      context.fillPath()
    }
    context.restoreGState()
  }

  private func drawBorder(_ p: LayerProperties) {
    guard let color = p.borderColor else { return }
    let width = min(p.borderWidth, p.bounds.width / 2, p.bounds.height / 2)
    let hole = p.bounds.insetBy(dx: width, dy: width)
    context.saveGState()
    context.setFillColor(color)
    context.beginPath()
    context.addPath(p.outline(of: p.bounds))
    if !hole.isEmpty { context.addPath(p.outline(of: hole, inset: width)) }
    context.fillPath(using: .evenOdd)
    context.restoreGState()
  }

  private func drawContents(of layer: CALayer, _ p: LayerProperties) {
    if layer.canRedraw(in: p.bounds) {
      context.saveGState()
      context.clip(to: p.bounds)
      layer.drawOnPage(context)
      context.restoreGState()
    } else if let contents = layer.backing.layerContents {
      context.drawContents(contents.pixels, p)
    }
  }

  // MARK: Shadows

  /// Begins the shadow of everything drawn until the transparency layer ends.
  private func beginShadow(of layer: CALayer, _ p: LayerProperties) {
    guard let color = p.shadowColor else { return }
    let scale = context.lengthInBase(1)
    context.saveGState()
    context.setShadow(
      offset: context.vectorInBase(p.shadowOffset), blur: max(p.shadowRadius, 0) * 2 * scale,
      color: color.copy(alpha: color.alpha * CGFloat(min(max(p.shadowOpacity, 0), 1))))
    let shape = layer.snapshotWithoutAnimations().shape
    context.beginTransparencyLayer(
      in: CGRect(x: shape.minX, y: shape.minY, width: shape.width, height: shape.height), auxiliaryInfo: nil)
  }

  /// Draws the shadow of a shadow path.
  private func drawShadow(_ p: LayerProperties) {
    guard let path = p.shadowPath, let color = p.shadowColor else { return }
    let offset = Affine(translationX: Double(p.shadowOffset.width), y: Double(p.shadowOffset.height))
      .concatenating(context.deviceTransform.affine)
    let shape = path.vector.transformed(by: offset)
    let sigma = max(Double(p.shadowRadius), 0) * abs(offset.determinant).squareRoot()
    guard sigma.isFinite, sigma < 8000 else { return }
    let radius = shadowReach(sigma: sigma) + 1
    let limits = context.clipBounds.insetBy(dx: -radius, dy: -radius)
    guard let sharp = CoverageMask(shape, rule: .nonZero, antialias: true, limits: limits) else { return }
    context.saveGState()
    context.setFillColor(color)
    context.setAlpha(CGFloat(min(max(p.shadowOpacity, 0), 1)))
    context.fill(mask: shadowBlur(sharp, sigma: sigma))
    context.restoreGState()
  }

  // MARK: Pictures

  /// Draws content that a page cannot represent as a picture by the compositor, at the document's resolution.
  private func drawPicture(of node: RenderNode, under superlayer: LayerProperties?) {
    let holder = holder(of: node, under: superlayer), transform = context.deviceTransform.affine
    guard let pixels = pixels(for: holder) else { return }
    drawStatelessly(holder, into: Canvas(pixels), transform: transform, at: time ?? MediaClock.now())
    context.draw(pixels: pixels)
  }

  /// Draws a node as a picture together with its backdrop, which it blends with or filters.
  private func drawPictureWithBackdrop(of node: RenderNode, _ layer: CALayer, under superlayer: LayerProperties) {
    guard let pixels = pixels(for: holder(of: node, under: superlayer)) else { return }
    var scene = node, shown = layer
    for holder in path.reversed() {
      let behind = holder.sublayersInPaintOrder.prefix { $0 !== shown }.map { self.node(of: $0) }
      var properties = look(of: holder)
      // The group of the first layer is applied by the page itself.
      if holder === path.first { (properties.opacity, properties.effects) = (1, nil) }
      scene = RenderNode(
        id: LayerID(), properties: properties, contents: holder.backing.layerContents,
        children: NodeList(behind + [scene]))
      shown = holder
    }
    drawStatelessly(scene, into: Canvas(pixels), transform: base, at: time ?? MediaClock.now())
    context.draw(pixels: pixels)
  }

  private func holder(of node: RenderNode, under superlayer: LayerProperties?) -> RenderNode {
    var properties = LayerProperties()
    if let superlayer {
      (properties.bounds, properties.anchorPoint, properties.anchorPointZ) = (
        superlayer.bounds, superlayer.anchorPoint, superlayer.anchorPointZ
      )
      properties.sublayerTransform = superlayer.sublayerTransform
    }
    return RenderNode(id: LayerID(), properties: properties, children: NodeList([node]))
  }

  /// Draws the part of a node that is visible on the page into a bitmap; nil if nothing is visible.
  private func pixels(for holder: RenderNode) -> PixelBuffer? {
    let extent = context.deviceTransform.affine.mapBounds(of: holder.localExtent)
    let area = PixelRect(enclosing: extent).insetBy(dx: -2, dy: -2).intersection(context.clipBounds)
    return area.isEmpty ? nil : PixelBuffer(bounds: area)
  }
}

extension CALayer {
  fileprivate var isInTransition: Bool { motion?.entries.contains { $0.animation is CATransition && $0.previousNode != nil } ?? false }

  /// Whether running the drawing code gives the same result as on screen. It does not if an earlier drawing is stretched to new bounds.
  fileprivate func canRedraw(in bounds: CGRect) -> Bool {
    if let store = backing.store { return store.matches(bounds, properties.contentsScale) }
    return backing.tiles != nil || flags.isPurged || self is CATiledLayer
  }

  /// Runs the drawing code on the page.
  fileprivate func drawOnPage(_ context: CGContext) {
    var isBegun = false
    let lazy = LazyBackingContext { [backdrop, isOpaque, bounds] in
      if isOpaque, !isBegun {
        context.setFillColor(backdrop)
        context.fill(bounds)
        context.setFillColor(.black)
      }
      isBegun = true
      return context
    }
    if type(of: self) == CALayer.self, let delegate = delegate as? any LayerDrawingDelegate {
      delegate.drawLayerOnPage(self, rect: bounds, context: lazy)
    } else {
      guard let context = lazy.context else { return }
      draw(in: context)
    }
    lazy.end()
  }

  private var backdrop: CGColor { backgroundColor.flatMap { $0.alpha >= 1 && $0.patternImage == nil ? $0 : nil } ?? .black }
}
