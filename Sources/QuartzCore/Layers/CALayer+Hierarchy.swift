import Foundation
import RenderTree

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isDescendant(of: layer) else { return LayerLog.invalid("a sublayer that contains the layer", of: self) }
    var index = min(max(index, 0), tree.sublayers.count)
    if layer.tree.superlayer === self, let old = tree.sublayers.firstIndex(where: { $0 === layer }) {
      if old < index { index -= 1 }
      guard old != index else { return }
      tree.sublayers.remove(at: old)
    } else {
      layer.removeFromSuperlayer()
      if let owner = layer.tree.maskOwner { owner.mask = nil }
    }
    let action = layer.actionForChange("onOrderIn")
    tree.sublayers.insert(layer, at: index)
    layer.tree.superlayer = self
    childrenChanged()
    adoptMarks(of: layer)
    setNeedsLayout()
    action?.run(forKey: "onOrderIn", object: layer, arguments: nil)
  }

  func insert(_ layer: CALayer, besides sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    guard let sibling, let index = tree.sublayers.firstIndex(where: { $0 === sibling }) else {
      return insert(layer, at: above ? tree.sublayers.count : 0)
    }
    insert(layer, at: above ? index + 1 : index)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new else { return }
    guard let index = tree.sublayers.firstIndex(where: { $0 === old }) else {
      return LayerLog.invalid("replacement of a layer that is no sublayer", of: self)
    }
    insert(new, at: index)
    old.removeFromSuperlayer()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
    for layer in layers where layer.tree.superlayer !== self { addSublayer(layer) }
    guard !zip(tree.sublayers, layers).allSatisfy({ $0 === $1 }) else { return }
    tree.sublayers = layers.filter { $0.tree.superlayer === self }
    childrenChanged()
  }

  func detach() {
    guard let parent = tree.superlayer else { return }
    let action = actionForChange("onOrderOut")
    parent.tree.sublayers.removeAll { $0 === self }
    tree.superlayer = nil
    parent.childrenChanged()
    parent.setNeedsLayout()
    action?.run(forKey: "onOrderOut", object: self, arguments: nil)
  }

  func setMask(_ mask: CALayer?) {
    guard mask !== tree.mask else { return }
    if let mask {
      guard mask !== self, !isDescendant(of: mask) else { return LayerLog.invalid("a mask that contains the layer", of: self) }
      mask.removeFromSuperlayer()
      mask.tree.maskOwner?.mask = nil
    }
    tree.mask?.tree.maskOwner = nil
    tree.mask = mask
    mask?.tree.maskOwner = self
    invalidateNode()
    if let mask { adoptMarks(of: mask) }
  }

  /// Children or their order changed.
  func childrenChanged() {
    tree.paintOrder = nil
    forgetNumbers()
    invalidateNode()
  }

  /// What is out of date in a new child is out of date below its ancestors.
  private func adoptMarks(of child: CALayer) {
    if child.flags.subtreeNeedsLayout { markPathForLayout() }
    if child.flags.subtreeNeedsDisplay { markPathForDisplay() }
  }

  /// Sublayers back to front: by zPosition, equal ones as they stand.
  package var sublayersInPaintOrder: [CALayer] {
    if let model = modelLayer { return model.sublayersInPaintOrder.compactMap { $0.presentation() } }
    if let order = tree.paintOrder { return order }
    var order = tree.sublayers
    if order.contains(where: { $0.properties.zPosition != 0 }) {
      order = order.enumerated().sorted { a, b in
        let (za, zb) = (a.element.properties.zPosition, b.element.properties.zPosition)
        return za == zb ? a.offset < b.offset : za < zb
      }.map(\.element)
    }
    tree.paintOrder = order
    return order
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var next = tree.superlayer ?? tree.maskOwner
    while let current = next {
      if current === layer { return true }
      next = current.tree.superlayer ?? current.tree.maskOwner
    }
    return false
  }

  /// The sublayers, or of a presentation copy the copies of the model's sublayers.
  var presentedSublayers: [CALayer]? {
    if let model = modelLayer {
      let copies = model.tree.sublayers.compactMap { $0.presentation() }
      return copies.isEmpty ? nil : copies
    }
    return tree.sublayers.isEmpty ? nil : tree.sublayers
  }
}
