import CoreGraphics
import Foundation
import RenderTree

extension CALayer {
  /// Returns the transform as an affine transform (Apple: affineTransform()).
  public func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

  /// Whether contents are drawn with y pointing down. Always true.
  public func contentsAreFlipped() -> Bool { true }

  /// The text of `description`.
  var ownDescription: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<\(type(of: self)): 0x\(address); position = \(position); bounds = \(bounds)>"
  }

  func setBounds(_ value: CGRect) {
    guard value != properties.bounds, checked(value, "bounds") else { return }
    let resized = value.size != properties.bounds.size
    change("bounds") { properties.bounds = value }
    setNeedsLayout()
    if resized { sizeDidChange() }
  }

  var derivedFrame: CGRect {
    let size = properties.bounds.size
    let anchor = properties.anchorPoint
    let position = properties.position
    if CATransform3DIsIdentity(properties.transform) {
      return CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height, width: size.width, height: size.height)
    }
    return transformedBox(of: size).offsetBy(dx: position.x, dy: position.y)
  }

  func setDerivedFrame(_ frame: CGRect) {
    guard checked(frame, "frame") else { return }
    let frame = frame.standardized
    let anchor = properties.anchorPoint
    if CATransform3DIsIdentity(properties.transform) {
      bounds = CGRect(origin: properties.bounds.origin, size: frame.size)
      position = CGPoint(x: frame.origin.x + anchor.x * frame.size.width, y: frame.origin.y + anchor.y * frame.size.height)
      return
    }
    let affine = affineTransform()
    guard affine.a * affine.d - affine.b * affine.c != 0 else { return }
    let size = CGRect(origin: .zero, size: frame.size).applying(affine.inverted()).size
    bounds = CGRect(origin: properties.bounds.origin, size: size)
    let box = transformedBox(of: size)
    position = CGPoint(x: frame.origin.x - box.origin.x, y: frame.origin.y - box.origin.y)
  }

  /// Returns a box of a size about the anchor point, before the transform.
  private func transformedBox(of size: CGSize) -> CGRect {
    let anchor = properties.anchorPoint
    return CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
      .applying(affineTransform())
  }

  /// The transform from the layer's coordinates to its superlayer's.
  package var transformToSuperlayer: CGAffineTransform {
    let p = properties
    let anchor = CGPoint(x: p.bounds.origin.x + p.anchorPoint.x * p.bounds.width, y: p.bounds.origin.y + p.anchorPoint.y * p.bounds.height)
    var t = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
    if !CATransform3DIsIdentity(p.transform) { t = t.concatenating(affineTransform()) }
    t = t.concatenating(CGAffineTransform(translationX: p.position.x, y: p.position.y))
    guard let parent = superlayer ?? tree.maskOwner else { return t }
    return t.concatenating(parent.transformOfSublayers)
  }

  /// The transform that a layer applies to all its sublayers: the flip, and the sublayer transform about the anchor point.
  private var transformOfSublayers: CGAffineTransform {
    let p = properties
    var t = CGAffineTransform.identity
    if p.isGeometryFlipped { t = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * p.bounds.origin.y + p.bounds.height) }
    guard !CATransform3DIsIdentity(p.sublayerTransform) else { return t }
    let x = p.bounds.origin.x + p.anchorPoint.x * p.bounds.width
    let y = p.bounds.origin.y + p.anchorPoint.y * p.bounds.height
    return t.concatenating(CGAffineTransform(translationX: -x, y: -y))
      .concatenating(CATransform3DGetAffineTransform(p.sublayerTransform))
      .concatenating(CGAffineTransform(translationX: x, y: y))
  }

  /// Returns the transform from the layer's coordinates to those of `ancestor`, or to the space above the root if it is nil.
  private func transform(toAncestor ancestor: CALayer?) -> CGAffineTransform {
    var t = CGAffineTransform.identity
    var next: CALayer? = self
    while let layer = next, layer !== ancestor {
      t = t.concatenating(layer.transformToSuperlayer)
      next = layer.superlayer ?? layer.tree.maskOwner
    }
    return t
  }

  private func transform(to other: CALayer?) -> CGAffineTransform {
    guard other !== self else { return .identity }
    // A shortcut for a layer and its superlayer, without walking through the tree.
    if let other, modelLayer == nil, other.modelLayer == nil {
      if tree.superlayer === other { return transformToSuperlayer }
      if other.tree.superlayer === self { return other.transformToSuperlayer.inverted() }
    }
    let common = other.flatMap { commonAncestor(with: $0) }
    let up = transform(toAncestor: common)
    guard let other, other !== common else { return up }
    return up.concatenating(other.transform(toAncestor: common).inverted())
  }

  private func commonAncestor(with other: CALayer) -> CALayer? {
    var mine = ancestry[...]
    var theirs = other.ancestry[...]
    var common: CALayer?
    while let a = mine.popLast(), let b = theirs.popLast(), a === b { common = a }
    return common
  }

  /// The layer and its superlayers up to the root.
  private var ancestry: [CALayer] {
    var chain: [CALayer] = []
    var next: CALayer? = self
    while let layer = next {
      chain.append(layer)
      next = layer.superlayer ?? layer.tree.maskOwner
    }
    return chain
  }

  // MARK: Conversion

  /// Converts a point from `l`'s coordinates to the layer's own. nil stands for the space above the root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    guard let l else { return p.applying(transform(to: nil).inverted()) }
    return p.applying(l.transform(to: self))
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p.applying(transform(to: l)) }

  /// Converts a rectangle. The result is the bounding box of the converted corners.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    guard let l else { return r.applying(transform(to: nil).inverted()) }
    return r.applying(l.transform(to: self))
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { r.applying(transform(to: l)) }

  /// Converts seconds of `l`'s time to the layer's own. nil stands for the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { localTime(ofClock: l?.clockTime(ofLocal: t) ?? t) }

  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let clock = clockTime(ofLocal: t)
    return l?.localTime(ofClock: clock) ?? clock
  }

  /// The local time as a linear function of the clock: local = scale * clock + offset.
  var timeLine: (scale: Double, offset: Double) {
    var scale = 1.0
    var offset = 0.0
    var next: CALayer? = self
    while let layer = next, layer.timing.isIdentity { next = layer.superlayer ?? layer.tree.maskOwner }
    if next == nil { return (scale, offset) }
    for layer in ancestry.reversed() where !layer.timing.isIdentity {
      let speed = Double(layer.timing.speed)
      scale *= speed
      offset = (offset - layer.timing.beginTime) * speed + layer.timing.timeOffset
    }
    return (scale, offset)
  }

  func localTime(ofClock t: Double) -> Double {
    let line = timeLine
    return line.scale * t + line.offset
  }

  private func clockTime(ofLocal t: Double) -> Double {
    let line = timeLine
    return line.scale == 0 ? CACurrentMediaTime() : (t - line.offset) / line.scale
  }

  // MARK: Hit testing

  func hitTestDescendants(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let toSuper = transformToSuperlayer
    guard toSuper.a * toSuper.d - toSuper.b * toSuper.c != 0 else { return nil }
    let local = p.applying(toSuper.inverted())
    let inside = contains(local)
    if masksToBounds && !inside { return nil }
    for sublayer in sublayersInPaintOrder.reversed() {
      if let hit = sublayer.hitTest(local) { return hit }
    }
    return inside ? self : nil
  }
}
