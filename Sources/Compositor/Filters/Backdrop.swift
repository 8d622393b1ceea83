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
  /// The glass through which the backdrop is seen; nil for none.
  let glass: GlassSurface?
  /// Whether the backdrop ends at the outline of the glass, instead of a clip.
  let isCut: Bool
  /// The filtered backdrop, in squares of the plan; in pixels if there is glass.
  var picture: PixelBuffer?

  init(
    items: Range<Int>, isOnBackground: Bool, area: PixelRect, limit: PixelRect, plan: BlurPlan, glass: GlassSurface? = nil,
    isCut: Bool = false
  ) {
    self.items = items
    self.isOnBackground = isOnBackground
    self.area = area
    self.limit = limit
    self.plan = plan
    self.glass = glass
    self.isCut = isCut
  }

  /// The distance in pixels within which a change is visible.
  var margin: Int { plan.margin + (glass?.margin ?? 0) }

  /// Draws and filters the backdrop of `needed`.
  ///
  /// - Parameter paint: draws the items of the backdrop into a buffer, within a rectangle.
  func prepare(_ needed: PixelRect, paint: (Backdrop, PixelBuffer, PixelRect) -> Void) {
    picture = nil
    let shift = glass?.margin ?? 0
    let source = plan.source(of: needed.insetBy(dx: -shift, dy: -shift))
    // Outside of the limit the pixels at its edge are repeated.
    let seen = source.intersection(plan.squares(of: limit))
    let inside = plan.pixels(of: seen).intersection(limit)
    guard !inside.isEmpty, let pixels = PixelBuffer(bounds: plan.pixels(of: seen)) else { return }
    paint(self, pixels, inside)
    pixels.extendEdges(of: inside)
    guard let filtered = pixels.reduced(by: plan.shift).map({ plan.filtered($0, edges: .clamped) }) else { return }
    picture = glass.map { $0.drawn(needed, over: filtered, side: plan.side, isCut: isCut) } ?? filtered
  }

  func draw(in canvas: Canvas, opacity: UInt8) {
    guard let picture else { return }
    if glass != nil || plan.shift == 0 {
      canvas.draw(picture, dx: 0, dy: 0, opacity: opacity)
    } else {
      let side = Double(plan.side)
      canvas.draw(picture, transform: Affine(scaleX: side, y: side), opacity: opacity)
    }
  }
}
