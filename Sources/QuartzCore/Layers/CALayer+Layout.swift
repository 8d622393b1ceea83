import Foundation

extension CALayer {
  func markNeedsLayout() {
    MainThreadChecker.check("setNeedsLayout() of \(owner)")
    guard modelLayer == nil, !flags.needsLayout else { return }
    flags.needsLayout = true
    propagate(.layout)
  }

  /// Whether `layoutSublayers()` of the layer is running.
  package var isLayingOut: Bool { flags.isLayingOut }

  /// Called after a change of the layer's size: the superlayer has to arrange its sublayers again, unless it is doing so now.
  func sizeDidChange() {
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
    guard modelLayer == nil, let superlayer = tree.superlayer, !superlayer.flags.isLayingOut else { return }
    superlayer.setNeedsLayout()
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

  /// Lays out until no layer of the subtree needs layout. A layout that does not settle is stopped and logged.
  package func layOutSubtree() {
    // While a layer lays itself out, it has no mark, but its sublayers keep their earlier marks: `view.layoutIfNeeded()` in
    // `viewDidLayoutSubviews()` lays them out. One pass is enough, because the layout that is running handles layers that are marked
    // meanwhile.
    if flags.isLayingOut, !flags.subtreeNeedsLayout { return layOutSublayers() }
    for _ in 1..<LayoutLimit.passes where flags.subtreeNeedsLayout { layOutOnce() }
    guard flags.subtreeNeedsLayout else { return }
    let last = LayoutRecord()
    layOutOnce(last)
    guard flags.subtreeNeedsLayout else { return }
    let marked = abandonLayout()
    layOutRest(marked, last)
    let culprits = marked.map { layer in (layer.delegate as? any CustomStringConvertible) ?? layer }
    LayerLog.logger.warning(
      "layout does not settle in \(LayoutLimit.passes) passes: \(LayoutLimit.names(culprits)) asked for more in each")
  }

  /// Removes the marks of the subtree.
  /// - Returns: the layers that were marked.
  private func abandonLayout() -> [CALayer] {
    let own = flags.needsLayout ? [self] : []
    flags.needsLayout = false
    flags.subtreeNeedsLayout = false
    let below = tree.sublayers + [tree.mask].compactMap { $0 }
    return own + below.filter(\.flags.subtreeNeedsLayout).flatMap { $0.abandonLayout() }
  }

  /// Lays out the layers that were marked during the last pass and that it did not lay out itself, such as those that were added last. Each
  /// layer is laid out once.
  private func layOutRest(_ marked: [CALayer], _ done: LayoutRecord) {
    var rest = marked.filter { done.add($0) }
    for _ in 0..<LayoutLimit.passes where !rest.isEmpty {
      for layer in rest { layer.layOutAlone() }
      rest = abandonLayout().filter { done.add($0) }
    }
  }

  /// - Parameter record: collects the layers that are laid out.
  private func layOutOnce(_ record: LayoutRecord? = nil) {
    guard flags.subtreeNeedsLayout else { return }
    flags.subtreeNeedsLayout = false
    if flags.needsLayout {
      record?.add(self)
      layOutAlone()
    }
    layOutSublayers(record)
  }

  private func layOutSublayers(_ record: LayoutRecord? = nil) {
    visitMarked(.layout, { $0.flags.subtreeNeedsLayout }) { $0.layOutOnce(record) }
    if let mask = tree.mask, mask.flags.subtreeNeedsLayout { mask.layOutOnce(record) }
  }

  private func layOutAlone() {
    flags.needsLayout = false
    let isNested = flags.isLayingOut
    flags.isLayingOut = true
    if let meter = LayerMeter.current { meter.layOut(self) } else { layoutSublayers() }
    flags.isLayingOut = isNested
  }
}

/// The layers that were laid out in a pass.
private final class LayoutRecord {
  /// The layers are kept, so that no other layer gets the identity of one of them.
  private var layers: [ObjectIdentifier: CALayer] = [:]

  /// - Returns: true if the layer was not there yet.
  @discardableResult
  func add(_ layer: CALayer) -> Bool { layers.updateValue(layer, forKey: ObjectIdentifier(layer)) == nil }
}
