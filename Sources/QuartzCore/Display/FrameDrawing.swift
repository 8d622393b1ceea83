import Foundation
import RenderTree

/// The layers of a host that animate properties drawn by their own code. Before each frame a copy with the values of that time draws
/// itself, and the layer shows its bitmap. After the last frame the layer is drawn with its model values.
@MainActor
final class FrameDrawing {
  var layers = WeakLayers()

  func add(_ layer: CALayer) {
    if !layers.contains(layer) { layers.append(layer) }
  }

  func draw(at time: TimeInterval) {
    if layers.isEmpty { return }
    // Drawing code may add to the list.
    let present = layers
    present.forEach { if $0.animatesItsDrawing { $0.drawPresentation(at: time) } }
    finish()
  }

  /// Draws the layers whose animations are over.
  func finish() {
    let present = layers
    layers.removeAll { !$0.animatesItsDrawing }
    present.forEach { layer in
      guard !layer.animatesItsDrawing else { return }
      layer.setNeedsDisplay()
      layer.displayOwnContentsIfNeeded()
    }
  }
}

extension CALayer {
  fileprivate var animatesItsDrawing: Bool {
    motion?.entries.contains { AnimationCompiler.animatesCustomKey($0.animation, on: self) } ?? false
  }

  fileprivate func drawPresentation(at time: TimeInterval) {
    guard !bounds.isEmpty else { return }
    let copy = presentationCopy(at: time)
    // The bitmap is counted for this layer, not for the copy.
    copy.flags.isBudgeted = true
    copy.properties.contentsScale = properties.contentsScale
    copy.flags.displaying = .all
    copy.display()
    copy.flags.displaying = .none
    backing.drawCount += 1
    backing.source = copy.backing.source
    flags.invalid = .none
    invalidateNode()
  }
}
