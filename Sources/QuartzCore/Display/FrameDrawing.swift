import Foundation
import RenderTree

/// The layers that animate properties drawn by their own code. Before each frame a copy with the values of that time draws itself, and the
/// layer shows its bitmap. After the last frame the layer is drawn with its model values.
@MainActor
final class FrameDrawing {
  static let shared = FrameDrawing()
  private struct WeakLayer {
    weak var layer: CALayer?
  }

  private var layers: [WeakLayer] = []

  private init() {}

  func add(_ layer: CALayer) {
    if !layers.contains(where: { $0.layer === layer }) { layers.append(WeakLayer(layer: layer)) }
  }

  func draw(in host: LayerTreeHost, at time: TimeInterval) {
    if layers.isEmpty { return }
    // Drawing code may add to the list.
    for entry in layers {
      guard let layer = entry.layer, layer.rootHost === host, layer.animatesItsDrawing else { continue }
      layer.drawPresentation(at: time)
    }
    layers.removeAll { entry in
      guard let layer = entry.layer else { return true }
      guard !layer.animatesItsDrawing else { return false }
      layer.setNeedsDisplay()
      layer.displayOwnContentsIfNeeded()
      return true
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
