import CoreGraphics
import Foundation
import RenderTree

/// How a change of a property travels: action, value, invalidation.
extension CALayer {
  /// Makes a change that animates: asks for the action before it, runs it after.
  package func change(_ key: String, _ body: () -> Void) {
    MainThreadChecker.check("\(key) of \(owner)")
    guard modelLayer == nil else { return body() }
    let action = actionForChange(key)
    body()
    invalidateNode()
    if type(of: self) != CALayer.self, type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// A change that no action is asked for.
  package func changeSilently(_ key: String = #function, _ body: () -> Void) {
    MainThreadChecker.check("\(key) of \(owner)")
    body()
    invalidateNode()
  }

  /// The class of the view, or else of the layer.
  var owner: String { "\(type(of: delegate as AnyObject? ?? self))" }

  func changeTiming(_ body: () -> Void) {
    body()
    invalidateNode()
    CATransaction.ledger.reschedule()
    if layerClock?.life != nil { CATransaction.ledger.watch(self) }
  }

  /// The node no longer tells the truth; neither do those of the ancestors.
  package func invalidateNode() {
    guard modelLayer == nil else { return }
    var next: CALayer? = self
    while let layer = next {
      guard layer.flags.nodeIsValid else { return }
      layer.flags.nodeIsValid = false
      if let host = layer.tree.host { host.invalidated() }
      if let superlayer = layer.tree.superlayer {
        superlayer.noteChange(of: layer)
        next = superlayer
      } else {
        next = layer.tree.maskOwner
      }
    }
  }

  /// Beyond many the nodes of all sublayers are looked at.
  private func noteChange(of sublayer: CALayer) {
    guard let family = tree.family, family.hasNumberedNodes, !family.changesAll else { return }
    if family.changed.count < SublayerMarks.limit {
      family.changed.append(sublayer)
    } else {
      family.changed.removeAll(keepingCapacity: true)
      family.changesAll = true
    }
  }

  /// The tree's root host, while the layer is in a tree that is shown.
  package var rootHost: LayerTreeHost? {
    var layer = self
    while let next = layer.tree.superlayer ?? layer.tree.maskOwner { layer = next }
    return layer.tree.host
  }

  /// The next commit has something to do.
  package func wakeHost() { rootHost?.invalidated() }

  // MARK: Checks of input

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
