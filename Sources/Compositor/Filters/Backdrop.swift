import Raster

/// The pixels behind a layer with background filters. Prepared before the bands of a frame are painted,
/// because it reads pixels outside of them.
///
/// Unchecked `Sendable`: written by the thread that builds the frame, then read by the threads that paint.
final class Backdrop: @unchecked Sendable {
  /// The items behind the layer, all in the same group.
  let items: Range<Int>
  /// Whether the target's background is behind those items; otherwise they are drawn on transparent pixels.
  let isOnBackground: Bool
  /// The area in which the backdrop is shown, in pixels.
  let area: PixelRect
  /// The visible area. Outside of it, the pixels at its edge are repeated.
  let limit: PixelRect
  let plan: BlurPlan
  /// The filtered backdrop, in squares of the plan.
  var picture: PixelBuffer?

  init(items: Range<Int>, isOnBackground: Bool, area: PixelRect, limit: PixelRect, plan: BlurPlan) {
    self.items = items
    self.isOnBackground = isOnBackground
    self.area = area
    self.limit = limit
    self.plan = plan
  }

  /// Draws and filters the backdrop of `needed`.
  ///
  /// - Parameter paint: draws the items of the backdrop into a buffer, within a rectangle.
  func prepare(_ needed: PixelRect, paint: (Backdrop, PixelBuffer, PixelRect) -> Void) {
    picture = nil
    let source = plan.source(of: needed)
    // Outside of the limit the pixels at its edge are repeated.
    let seen = source.intersection(plan.squares(of: limit))
    let inside = plan.pixels(of: seen).intersection(limit)
    guard !inside.isEmpty, let pixels = PixelBuffer(bounds: plan.pixels(of: seen)) else { return }
    paint(self, pixels, inside)
    pixels.extendEdges(of: inside)
    picture = pixels.reduced(by: plan.shift).map { plan.filtered($0, edges: .clamped) }
  }

  func draw(in canvas: Canvas, opacity: UInt8) {
    guard let picture else { return }
    if plan.shift == 0 {
      canvas.draw(picture, dx: 0, dy: 0, opacity: opacity)
    } else {
      let side = Double(plan.side)
      canvas.draw(picture, transform: Affine(scaleX: side, y: side), opacity: opacity)
    }
  }
}
