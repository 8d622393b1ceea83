import Raster
import RenderTree

extension SceneBuilder {
  /// One of many siblings that covers much of the damage, so that the siblings painted before it are hidden there.
  struct Cover {
    let node: LayerID
    /// The rectangle that it hides.
    let rect: PixelRect
    /// The chunks that contain the node.
    var path: [ObjectIdentifier]

    func hides(_ shown: PixelRect, _ damage: PixelRect) -> Bool { rect.contains(shown.intersection(damage)) }
  }

  /// Returns the last of the siblings that hides at least half of the damage; nil if there is none.
  func cover(in chunk: NodeChunk, _ context: Context) -> Cover? {
    // The search has a cost and pays only for many siblings.
    guard chunk.count > 16, context.opacity >= 1 else { return nil }
    let hidden = damageBounds.intersection(context.clipRect)
    return hidden.isEmpty ? nil : find(hidden, in: chunk, context)
  }

  private func find(_ hidden: PixelRect, in chunk: NodeChunk, _ context: Context) -> Cover? {
    guard isLarge(context.transform.mapBounds(of: chunk.extent).reachedPixels, hidden) else { return nil }
    for node in chunk.nodes.reversed() {
      guard let rect = opaqueRect(of: node, hidden, context) else { continue }
      return Cover(node: node.id, rect: rect, path: [ObjectIdentifier(chunk)])
    }
    for part in chunk.parts.reversed() {
      guard var found = find(hidden, in: part, context) else { continue }
      found.path.append(ObjectIdentifier(chunk))
      return found
    }
    return nil
  }

  private func isLarge(_ rect: PixelRect, _ hidden: PixelRect) -> Bool { rect.intersection(hidden).area * 2 >= hidden.area }

  /// Returns the opaque rectangle of the layer's background if it covers much of `hidden`; nil otherwise.
  private func opaqueRect(of node: RenderNode, _ hidden: PixelRect, _ context: Context) -> PixelRect? {
    guard isLarge(context.transform.mapBounds(of: node.extent).reachedPixels, hidden) else { return nil }
    let p = node.properties
    guard p.isVisible, p.opacity >= 1, p.effects == nil, !p.isTransformLayer, p.bitmapScale == 0, node.mask == nil,
      node.transition == nil, p.isDoubleSided, !p.roundsCorners,
      let color = p.backgroundColor, color.patternImage == nil, color.pixel.isOpaque, let transform = p.placement().affine
    else { return nil }
    let local = transform.concatenating(context.transform)
    guard local.isFinite, local.keepsRectangles, local.determinant != 0 else { return nil }
    var rect = local.mapBounds(of: p.rasterBounds).wholePixels
    // Pixels behind are partly visible at the edge of a clip that is not a rectangle.
    var clip = context.clip
    while clip >= 0, !rect.isEmpty {
      rect = rect.intersection(scene.clips[Int(clip)].inner)
      clip = scene.clips[Int(clip)].parent
    }
    return isLarge(rect, hidden) ? rect : nil
  }
}
