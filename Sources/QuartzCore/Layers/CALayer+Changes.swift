import CoreGraphics
import Foundation
import RenderTree

/// The steps of a property change: action, value, invalidation.
extension CALayer {
  /// Makes an animatable change: looks up the action before it and runs it afterwards.
  package func change(_ key: String, _ body: () -> Void) {
    MainThreadChecker.check("\(key) of \(owner)")
    guard modelLayer == nil else { return body() }
    let action = actionForChange(key)
    body()
    invalidateNode()
    if type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// Makes a change without an action.
  package func changeSilently(_ key: String = #function, _ body: () -> Void) {
    MainThreadChecker.check("\(key) of \(owner)")
    body()
    invalidateNode()
  }

  /// The class name of the layer's view, or of the layer if it has none.
  var owner: String { "\(type(of: delegate as AnyObject? ?? self))" }

  func changeTiming(_ body: () -> Void) {
    body()
    invalidateNode()
    let animations = frameState.animations
    animations.reschedule()
    if layerClock?.life != nil { animations.watch(self) }
  }

  /// Invalidates the node of the layer and those of its ancestors.
  package func invalidateNode() {
    if modelLayer == nil { propagate(.node) }
  }

  /// Marks the layer and its ancestors as outdated, up to the first one that is already marked, and requests a commit from the host.
  func propagate(_ mark: LayerMark) {
    var next: CALayer? = self
    while let layer = next, layer.flags.add(mark) {
      let superlayer = layer.tree.superlayer
      superlayer?.tree.family?.note(mark, of: layer)
      layer.tree.host?.invalidated()
      next = superlayer ?? layer.tree.maskOwner
    }
  }

  /// The host of the tree; nil while the layer is not in a shown tree.
  package var rootHost: LayerTreeHost? {
    var layer = self
    while let next = layer.tree.parent { layer = next }
    return layer.tree.host
  }

  /// Requests a commit from the host.
  package func wakeHost() { rootHost?.invalidated() }

  // MARK: Validation

  func checked(_ value: CGFloat, _ key: String) -> Bool {
    if value.isFinite { return true }
    LayerLog.invalid("\(key) \(value)", of: self)
    return false
  }

  func checked(_ value: CGPoint, _ key: String) -> Bool {
    if value.x.isFinite && value.y.isFinite { return true }
    LayerLog.invalid("\(key) \(value)", of: self)
    return false
  }

  func checked(_ value: CGSize, _ key: String) -> Bool {
    if value.width.isFinite && value.height.isFinite { return true }
    LayerLog.invalid("\(key) \(value)", of: self)
    return false
  }

  func checked(_ value: CGRect, _ key: String) -> Bool {
    if value.origin.x.isFinite && value.origin.y.isFinite && value.size.width.isFinite && value.size.height.isFinite { return true }
    LayerLog.invalid("\(key) \(value)", of: self)
    return false
  }

  func checked(_ t: CATransform3D, _ key: String) -> Bool {
    let sum =
      t.m11 + t.m12 + t.m13 + t.m14 + t.m21 + t.m22 + t.m23 + t.m24
      + t.m31 + t.m32 + t.m33 + t.m34 + t.m41 + t.m42 + t.m43 + t.m44
    if sum.isFinite { return true }
    LayerLog.invalid("\(key) with a number that is not finite", of: self)
    return false
  }
}
