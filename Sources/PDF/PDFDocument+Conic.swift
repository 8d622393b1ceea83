import CCairo
import Foundation
import Raster

extension PDFDocument {
  /// Sets a gradient around a point as the source. cairo has no conic gradients, so it is made of mesh patches
  /// with four corners, two of which coincide.
  func setConic(_ gradient: ConicGradient, opacity: Double) -> Bool {
    guard let pattern = cairo_pattern_create_mesh() else { return false }
    defer { cairo_pattern_destroy(pattern) }
    let stops = PDFDocument.unitStops(gradient.ramp.stops)
    guard !stops.isEmpty else { return false }
    let radius = reach(from: gradient.center, gradient.inverse)
    for (a, b) in zip(stops, stops.dropFirst()) where b.location > a.location {
      // Straight edges replace arcs of at most an eighth of a turn.
      let parts = max(1, Int(((b.location - a.location) * 8).rounded(.up)))
      for part in 0..<parts {
        let (p, q) = (Double(part) / Double(parts), Double(part + 1) / Double(parts))
        add(to: pattern, gradient, radius, PDFDocument.mix(a, b, p), PDFDocument.mix(a, b, q), opacity)
      }
    }
    var matrix = gradient.inverse.cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_set_source(cairo, pattern)
    return true
  }

  private func add(
    to pattern: OpaquePointer, _ gradient: ConicGradient, _ radius: Double, _ a: GradientStop, _ b: GradientStop, _ opacity: Double
  ) {
    func corner(_ location: Double) -> RasterPoint {
      let angle = gradient.angle + location * 2 * .pi
      return gradient.center + RasterPoint(cos(angle), sin(angle)) * radius
    }
    let (center, p, q) = (gradient.center, corner(a.location), corner(b.location))
    cairo_mesh_pattern_begin_patch(pattern)
    cairo_mesh_pattern_move_to(pattern, center.x, center.y)
    cairo_mesh_pattern_line_to(pattern, p.x, p.y)
    cairo_mesh_pattern_line_to(pattern, q.x, q.y)
    cairo_mesh_pattern_line_to(pattern, center.x, center.y)
    for (index, stop) in [a, a, b, b].enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(pattern, UInt32(index), stop.red, stop.green, stop.blue, stop.alpha * opacity)
    }
    cairo_mesh_pattern_end_patch(pattern)
  }

  /// Returns twice the distance from a point of gradient space to the farthest corner of the clip, to allow for straight edges.
  private func reach(from center: RasterPoint, _ inverse: Affine) -> Double {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let corners = [RasterPoint(x0, y0), RasterPoint(x1, y0), RasterPoint(x0, y1), RasterPoint(x1, y1)]
    let farthest =
      corners.map { point in
        let d = inverse.apply(to: point) - center
        return (d.x * d.x + d.y * d.y).squareRoot()
      }.max() ?? 0
    return farthest.isFinite ? max(farthest * 1.2, 1) : 1
  }

  private static func mix(_ a: GradientStop, _ b: GradientStop, _ p: Double) -> GradientStop {
    func at(_ x: Double, _ y: Double) -> Double { x + (y - x) * p }
    return GradientStop(
      location: at(a.location, b.location), red: at(a.red, b.red), green: at(a.green, b.green), blue: at(a.blue, b.blue),
      alpha: at(a.alpha, b.alpha))
  }

  /// Returns stops from 0 to 1, with the end colours extended to these locations.
  private static func unitStops(_ stops: [GradientStop]) -> [GradientStop] {
    guard var first = stops.first, var last = stops.last else { return [] }
    var list = stops.map { stop in
      var held = stop
      held.location = min(max(stop.location, 0), 1)
      return held
    }
    (first.location, last.location) = (0, 1)
    if list[0].location > 0 { list.insert(first, at: 0) }
    if list[list.count - 1].location < 1 { list.append(last) }
    return list
  }
}
