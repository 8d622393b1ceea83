import CoreGraphics
import Foundation
import Raster

/// A layer that is passed to the worker and back. Only the main thread releases it, because a layer must be deallocated there.
///
/// Unchecked `Sendable`: the worker only calls the layer's drawing code.
struct TileOwner: @unchecked Sendable {
  private let layer: Unmanaged<CALayer>

  init(_ layer: CALayer) { self.layer = Unmanaged.passRetained(layer) }

  /// Calls the layer's drawing code, which is declared for the main actor. The documentation of `CATiledLayer` explains the consequences.
  func draw(in context: CGContext) {
    let code: @MainActor (CALayer, CGContext) -> Void = { $0.draw(in: $1) }
    unsafeBitCast(code, to: ((CALayer, CGContext) -> Void).self)(layer.takeUnretainedValue(), context)
  }

  @MainActor
  func end() { layer.release() }
}

/// The thread that draws tiles. It draws one after the other, so drawing code is never called twice at the same time.
final class TileWorker: Sendable {
  static let shared = TileWorker()

  private let queue = DispatchQueue(label: "vitrine.tiles", qos: .userInitiated)

  private init() {}

  /// Draws a tile.
  ///
  /// - Parameters:
  ///   - surroundings: the environment of the drawing code.
  ///   - done: called on the main thread, some time after the tile is in the inbox.
  func draw(
    _ request: TilePyramid.Request, into inbox: TileInbox, with owner: TileOwner, in surroundings: TileSurroundings?,
    done: @escaping @MainActor @Sendable () -> Void
  ) {
    inbox.begin(request.key)
    queue.async {
      var pixels: PixelBuffer?
      if inbox.isRequested(request.key) {
        if let surroundings {
          surroundings { pixels = TileWorker.pixels(of: request, owner) }
        } else {
          pixels = TileWorker.pixels(of: request, owner)
        }
      }
      inbox.finish(request, pixels)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          done()
          owner.end()
        }
      }
    }
  }

  /// Draws the pixels of a tile; nil if there is not enough memory.
  private static func pixels(of request: TilePyramid.Request, _ owner: TileOwner) -> PixelBuffer? {
    guard let buffer = PixelBuffer(bounds: request.rect) else { return nil }
    if request.isOpaque { Canvas(buffer).fill(request.rect, request.backdrop) }
    let context = CGContext(target: buffer, baseTransform: request.transform)
    owner.draw(in: context)
    buffer.isOpaque = request.isOpaque
    return buffer
  }
}
