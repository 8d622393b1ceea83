import Foundation
import RenderTree

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    MainThreadChecker.check("addSublayer(_:) of \(owner)")
    guard layer !== self, !isDescendant(of: layer) else { return LayerLog.invalid("a sublayer that contains the layer", of: self) }
    var index = min(max(index, 0), tree.sublayers.count)
    if let old = indexOfSublayer(layer) {
      if old < index { index -= 1 }
      guard old != index else { return }
      tree.grownFamily.paintOrder = nil
      tree.grownFamily.sublayers.remove(at: old)
      note(.remove(at: old))
    } else {
      layer.removeFromSuperlayer()
      if let owner = layer.tree.maskOwner { owner.mask = nil }
    }
    let action = layer.actionForChange("onOrderIn")
    let family = tree.grownFamily
    family.paintOrder = nil
    family.sublayers.insert(layer, at: index)
    layer.tree.superlayer = self
    layer.tree.nodeIndex = index
    if layer.properties.zPosition != 0 { family.hasDepths = true }
    note(.insert(layer, at: index))
    invalidateNode()
    adoptMarks(of: layer)
    if needsLayout(after: layer) { setNeedsLayout() }
    action?.run(forKey: "onOrderIn", object: layer, arguments: nil)
  }

  /// Whether the layer needs layout after a sublayer came or went. A layer without a view that its own layout adds or removes does not need
  /// another layout: views that add a gradient or a shadow in every `layoutSubviews()` would never settle.
  private func needsLayout(after layer: CALayer) -> Bool { !flags.isLayingOut || layer.delegate != nil }

  func insert(_ layer: CALayer, besides sibling: CALayer?, above: Bool) {
    guard layer !== sibling else { return }
    guard let sibling, let index = indexOfSublayer(sibling) else {
      return insert(layer, at: above ? tree.sublayers.count : 0)
    }
    insert(layer, at: above ? index + 1 : index)
  }

  func replace(_ old: CALayer, with new: CALayer) {
    guard old !== new else { return }
    guard let index = indexOfSublayer(old) else {
      return LayerLog.invalid("replacement of a layer that is not a sublayer", of: self)
    }
    insert(new, at: index)
    old.removeFromSuperlayer()
  }

  func replaceSublayers(with layers: [CALayer]) {
    for layer in tree.sublayers where !layers.contains(where: { $0 === layer }) { layer.removeFromSuperlayer() }
    for layer in layers where layer.tree.superlayer !== self { addSublayer(layer) }
    guard !zip(tree.sublayers, layers).allSatisfy({ $0 === $1 }) else { return }
    tree.grownFamily.sublayers = layers.filter { $0.tree.superlayer === self }
    orderChanged()
  }

  func detach() {
    MainThreadChecker.check("removeFromSuperlayer() of \(owner)")
    if let masked = tree.maskOwner { masked.mask = nil }
    guard let parent = tree.superlayer else { return }
    let action = actionForChange("onOrderOut")
    if let family = parent.tree.family, family.mayLeaveHoles {
      family.paintOrder = nil
      family.punch(self)
    } else if let index = parent.indexOfSublayer(self), let family = parent.tree.family {
      family.paintOrder = nil
      family.sublayers.remove(at: index)
      parent.note(.remove(at: index))
    }
    parent.forget(self)
    tree.superlayer = nil
    parent.invalidateNode()
    if parent.needsLayout(after: self) { parent.setNeedsLayout() }
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

  /// Called when the painting order has changed.
  func orderChanged() {
    if let family = tree.family {
      family.paintOrder = nil
      family.hasDepths = true
      family.forgetNumbers()
    }
    invalidateNode()
  }

  /// Records that a sublayer was added or removed. After many changes the list of nodes is made anew.
  private func note(_ edit: SublayerEdit) {
    guard let family = tree.family, family.hasNumberedNodes else { return }
    if family.hasDepths || family.edits.count == SublayerMarks.limit { return family.forgetNumbers() }
    family.edits.append(edit)
  }

  /// Removes a layer that is no longer a sublayer from the lists of pending work.
  private func forget(_ layer: CALayer) {
    guard let family = tree.family else { return }
    family.layoutMarks.remove(layer)
    family.displayMarks.remove(layer)
    family.changed.removeAll { $0 === layer }
    for case .insert(let inserted, _) in family.edits where inserted === layer { return family.forgetNumbers() }
  }

  /// Passes the marks of a new child on to its ancestors.
  private func adoptMarks(of child: CALayer) {
    if child.flags.subtreeNeedsLayout {
      if child.tree.superlayer === self { tree.family?.layoutMarks.add(child) }
      propagate(.layout)
    }
    if child.flags.subtreeNeedsDisplay {
      if child.tree.superlayer === self { tree.family?.displayMarks.add(child) }
      propagate(.display)
    }
  }

  /// The sublayers from back to front: by zPosition, those with the same value in their order.
  package var sublayersInPaintOrder: [CALayer] {
    if let model = modelLayer { return model.sublayersInPaintOrder.compactMap { $0.presentation() } }
    guard let family = tree.family, family.hasDepths else { return tree.sublayers }
    if let order = family.paintOrder { return order }
    guard family.sublayers.contains(where: { $0.properties.zPosition != 0 }) else {
      family.hasDepths = false
      return family.sublayers
    }
    let order = family.sublayers.enumerated().sorted { a, b in
      let (za, zb) = (a.element.properties.zPosition, b.element.properties.zPosition)
      return za == zb ? a.offset < b.offset : za < zb
    }.map(\.element)
    family.paintOrder = order
    return order
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    // A layer without sublayers has no descendants, so the search through the ancestors is skipped.
    guard layer.tree.family != nil || layer.tree.mask != nil else { return layer === self }
    var next = tree.parent
    while let current = next {
      if current === layer { return true }
      next = current.tree.parent
    }
    return false
  }

  /// The sublayers. For a presentation copy: the copies of the model's sublayers.
  var presentedSublayers: [CALayer]? {
    if let model = modelLayer {
      let copies = model.tree.sublayers.compactMap { $0.presentation() }
      return copies.isEmpty ? nil : copies
    }
    return tree.sublayers.isEmpty ? nil : tree.sublayers
  }
}
