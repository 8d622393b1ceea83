import Foundation

extension CALayer {
  func markNeedsLayout() {
    guard modelLayer == nil, !flags.needsLayout else { return }
    flags.needsLayout = true
    markPathForLayout()
  }

  func markPathForLayout() {
    var next: CALayer? = self
    while let layer = next {
      guard !layer.flags.subtreeNeedsLayout else { return }
      layer.flags.subtreeNeedsLayout = true
      layer.tree.host?.invalidated()
      next = layer.tree.superlayer ?? layer.tree.maskOwner
    }
  }

  func layOutFromTopmost() {
    var top = self
    var next = tree.superlayer
    while let layer = next {
      if layer.flags.needsLayout { top = layer }
      next = layer.tree.superlayer
    }
    top.layOutSubtree()
  }

  /// Lays out until nothing below needs it. A layout that keeps asking for layout is cut off, and named.
  package func layOutSubtree() {
    var passes = 0
    while flags.subtreeNeedsLayout {
      passes += 1
      guard passes <= 64 else {
        LayerLog.logger.warning("layout does not settle below \(description)")
        return
      }
      layOutOnce()
    }
  }

  private func layOutOnce() {
    guard flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = false
    if flags.needsLayout {
      flags.needsLayout = false
      layoutSublayers()
    }
    for layer in tree.sublayers where layer.flags.subtreeNeedsLayout { layer.layOutOnce() }
    if let mask = tree.mask, mask.flags.subtreeNeedsLayout { mask.layOutOnce() }
  }
}
