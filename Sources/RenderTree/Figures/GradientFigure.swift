import CoreGraphics
import Foundation
import Raster

/// A gradient that fills the bounds. Its points are in units of the bounds.
package struct GradientFigure: Sendable, Equatable {
  package enum Form: Sendable {
    case axial
    /// Ellipses around the start point. The outermost one fits a box that has a corner at the end point.
    case radial
    /// Sweeps around the start point, beginning in the direction of the end point.
    case conic
  }

  package var form = Form.axial
  package var colors: [CGColor] = []
  /// One location per colour; nil for evenly spaced colours.
  package var locations: [CGFloat]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  package init() {}

  package var isOpaque: Bool { !colors.isEmpty && colors.allSatisfy { $0.alpha >= 1 } }

  /// The colours with their locations. The gradient is cut off outside 0...1.
  package var stops: [GradientStop] {
    let even = Double(max(colors.count - 1, 1))
    let all = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? Double(index) / even
      let c = color.sRGB
      return GradientStop(
        location: location.isFinite ? location : 0, red: GradientFigure.unit(c.red), green: GradientFigure.unit(c.green),
        blue: GradientFigure.unit(c.blue), alpha: GradientFigure.unit(color.alpha))
    }
    let sorted = all.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }.map(\.element)
    guard let first = sorted.first, let last = sorted.last, first.location < 0 || last.location > 1 else { return sorted }
    var inside = sorted.filter { $0.location >= 0 && $0.location <= 1 }
    for (a, b) in zip(sorted, sorted.dropFirst()) {
      if a.location < 0, b.location > 0 { inside.insert(GradientFigure.mix(a, b, at: 0), at: 0) }
      if a.location < 1, b.location > 1 { inside.append(GradientFigure.mix(a, b, at: 1)) }
    }
    if inside.isEmpty { inside = [last.location < 0 ? last : first] }
    return inside
  }

  private static func unit(_ value: CGFloat) -> Double { value > 0 ? Double(min(value, 1)) : 0 }

  private static func mix(_ a: GradientStop, _ b: GradientStop, at location: Double) -> GradientStop {
    let p = (location - a.location) / (b.location - a.location)
    func at(_ x: Double, _ y: Double) -> Double { x + (y - x) * p }
    return GradientStop(
      location: location, red: at(a.red, b.red), green: at(a.green, b.green), blue: at(a.blue, b.blue), alpha: at(a.alpha, b.alpha))
  }

  /// Returns the paint for a layer with these bounds; nil if nothing is visible.
  ///
  /// - Parameters:
  ///   - ramp: the ramp made from `stops`.
  ///   - inverse: the transform from device pixels to the bounds space.
  package func paint(in bounds: CGRect, ramp: GradientRamp, inverse: Affine) -> Paint? {
    func layerPoint(_ unit: CGPoint) -> RasterPoint {
      RasterPoint(Double(bounds.minX + unit.x * bounds.width), Double(bounds.minY + unit.y * bounds.height))
    }
    let (start, end) = (layerPoint(startPoint), layerPoint(endPoint))
    guard (start * 0) == .zero, (end * 0) == .zero, inverse.isFinite else { return nil }
    switch form {
    case .axial:
      return .linear(LinearGradient(start: start, end: end, ramp: ramp, inverse: inverse))
    case .radial:
      let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
      guard width > 0, height > 0 else { return nil }
      let round = inverse.concatenating(Affine(translationX: -start.x, y: -start.y)).concatenating(Affine(scaleX: 1 / width, y: 1 / height))
      guard round.isFinite else { return nil }
      return .radial(
        RadialGradient(startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1, ramp: ramp, inverse: round))
    case .conic:
      return .conic(ConicGradient(center: start, angle: atan2(end.y - start.y, end.x - start.x), ramp: ramp, inverse: inverse))
    }
  }
}
