import Foundation
package import Raster
package import RenderTree

/// Draws snapshots into a buffer, each time only what differs from the frame before.
package final class Compositor {
  package let threads: Int
  package var debug = DebugOptions()

  /// - Parameter threads: how many draw at once; the pixels are the same for any number.
  package init(threads: Int = ProcessInfo.processInfo.activeProcessorCount) {
    self.threads = max(1, threads)
  }

  /// Draws the snapshot as it is at `t` (seconds of its animations' clock). The target must hold the frame before, or be
  /// announced by `invalidate()`.
  package func composite(_ snapshot: RenderSnapshot, at t: TimeInterval, into target: PixelBuffer) -> Frame {
    Frame(damage: Region(), counters: FrameCounters(), isAnimating: snapshot.root.isAnimating(at: t))
  }

  /// Everything is drawn again in the next frame.
  package func invalidate() {}

  /// The rectangle is drawn again in the next frame, in pixels.
  package func invalidate(_ rect: PixelRect) {}
}

/// Draws a tree once, without memory of it: `CALayer.render(in:)`. The node's bounds space meets `transform`: its own
/// position, transform and hiddenness do not count.
package func render(_ node: RenderNode, into canvas: Canvas, transform: Affine, at t: TimeInterval) {}
