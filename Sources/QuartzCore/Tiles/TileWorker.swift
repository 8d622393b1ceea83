import CoreGraphics
import Foundation
import Raster

/// A layer on its way to the worker and back. Only the main thread lets go of it: a layer must not end elsewhere.
///
/// Sendable by agreement: the worker does nothing with the layer but call its drawing code.
struct TileOwner: @unchecked Sendable {
  private let layer: Unmanaged<CALayer>

  init(_ layer: CALayer) { self.layer = Unmanaged.passRetained(layer) }

  /// The layer's drawing code, which is declared for the main actor: `CATiledLayer` says what that means.
  func draw(in context: CGContext) {
    let code: @MainActor (CALayer, CGContext) -> Void = { $0.draw(in: $1) }
    unsafeBitCast(code, to: ((CALayer, CGContext) -> Void).self)(layer.takeUnretainedValue(), context)
  }

  @MainActor
  func end() { layer.release() }
}

/// The thread that tiles are drawn on, one after the other, so that drawing code need not be safe against itself.
final class TileWorker: Sendable {
  static let shared = TileWorker()

  private let queue = DispatchQueue(label: "vitrine.tiles", qos: .userInitiated)

  private init() {}

  /// - Parameters:
  ///   - surroundings: what the drawing code runs in.
  ///   - done: called on the main thread, some time after the tile is in the inbox.
  func draw(
    _ order: TilePyramid.Order, into inbox: TileInbox, with owner: TileOwner, in surroundings: TileSurroundings?,
    done: @escaping @MainActor @Sendable () -> Void
  ) {
    inbox.begin(order.key)
    queue.async {
      var pixels: PixelBuffer?
      if inbox.isWanted(order.key) {
        if let surroundings {
          surroundings { pixels = TileWorker.pixels(of: order, owner) }
        } else {
          pixels = TileWorker.pixels(of: order, owner)
        }
      }
      inbox.finish(order, pixels)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          done()
          owner.end()
        }
      }
    }
  }

  /// nil when memory is short.
  private static func pixels(of order: TilePyramid.Order, _ owner: TileOwner) -> PixelBuffer? {
    guard let buffer = PixelBuffer(bounds: order.rect) else { return nil }
    if order.isOpaque { Canvas(buffer).fill(order.rect, order.backdrop) }
    let context = CGContext(target: buffer, baseTransform: order.transform)
    owner.draw(in: context)
    buffer.isOpaque = order.isOpaque
    return buffer
  }
}
