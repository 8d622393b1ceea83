import CoreGraphics
import Foundation

/// Provides a layer's content, layout and actions (Apple: CALayerDelegate). Every method has a default implementation.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. The default implementation draws into a backing store through `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws the contents in the layer's coordinates: points, y down, clipped to the invalid area.
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// Returns the action of a key; nil to continue the search, `NSNull` for no action.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that draws into a context created on first use, so a view that draws nothing has no bitmap. Called instead of `draw(_:in:)`
/// for plain layers; subclasses of `CALayer` still get `draw(in:)`.
@MainActor
package protocol LayerDrawingDelegate: CALayerDelegate {
  /// Draws the contents.
  ///
  /// - Parameters:
  ///   - rect: the invalid area, in the layer's coordinates (points), within its bounds.
  ///   - context: creates the backing store on the first use of `context.context`.
  func drawLayer(_ layer: CALayer, rect: CGRect, context: LazyBackingContext)

  /// Draws the whole layer on a PDF page, in the layer's coordinates. The default implementation calls `drawLayer`.
  func drawLayerOnPage(_ layer: CALayer, rect: CGRect, context: LazyBackingContext)

  /// The environment in which drawing code of tiles runs on another thread; nil for none. Read on the main thread.
  var tileSurroundings: TileSurroundings? { get }
}

/// Runs a closure in the environment that the drawing code expects.
package typealias TileSurroundings = @Sendable (() -> Void) -> Void

extension LayerDrawingDelegate {
  package func drawLayerOnPage(_ layer: CALayer, rect: CGRect, context: LazyBackingContext) {
    drawLayer(layer, rect: rect, context: context)
  }
  package var tileSurroundings: TileSurroundings? { nil }
}
