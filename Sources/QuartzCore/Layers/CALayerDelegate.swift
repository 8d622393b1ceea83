import CoreGraphics
import Foundation

/// Gives a layer its content, its layout and its actions (Apple: CALayerDelegate). Every method has a default.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
  /// Sets the layer's contents. The default draws into a backing store through `draw(_:in:)`.
  func display(_ layer: CALayer)
  /// Draws in the layer's coordinates: points, y down, clipped to what is invalid.
  func draw(_ layer: CALayer, in ctx: CGContext)
  func layerWillDraw(_ layer: CALayer)
  func layoutSublayers(of layer: CALayer)
  /// The action of a key; nil to search on, `NSNull` for none at all.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  public func display(_ layer: CALayer) { layer.displayByDrawing() }
  public func draw(_ layer: CALayer, in ctx: CGContext) {}
  public func layerWillDraw(_ layer: CALayer) {}
  public func layoutSublayers(of layer: CALayer) {}
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that draws into a context that is made only when it is touched, so that a view that draws nothing owns no
/// bitmap. Takes the place of `draw(_:in:)` for plain layers; subclasses of `CALayer` still get `draw(in:)`.
@MainActor
package protocol LayerDrawingDelegate: CALayerDelegate {
  /// - Parameters:
  ///   - rect: what is invalid, in the layer's coordinates (points), within its bounds.
  ///   - context: makes the backing store at the first use of `context.context`.
  func drawLayer(_ layer: CALayer, rect: CGRect, context: LazyBackingContext)

  /// Draws all of the layer on a page, in the layer's coordinates.
  func drawLayerOnPage(_ layer: CALayer, rect: CGRect, context: LazyBackingContext)

  /// In what drawing code of tiles runs on another thread; asked on the main one. nil: in nothing.
  var tileSurroundings: TileSurroundings? { get }
}

/// Runs what it is given, with what the drawing code finds around it.
package typealias TileSurroundings = @Sendable (() -> Void) -> Void

extension LayerDrawingDelegate {
  package func drawLayerOnPage(_ layer: CALayer, rect: CGRect, context: LazyBackingContext) {
    drawLayer(layer, rect: rect, context: context)
  }
  package var tileSurroundings: TileSurroundings? { nil }
}
