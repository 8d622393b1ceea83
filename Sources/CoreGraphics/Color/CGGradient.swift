import Foundation
package import Raster

/// Colours at locations between 0 and 1 (Apple: CGGradient).
public final class CGGradient: Sendable {
  let ramp: GradientRamp

  /// Creates a gradient of colours in the given space. The colours are evenly spaced if `locations` is nil. Returns nil if there
  /// are not colours or a component is missing.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0, count <= 1 << 16, space.model != .pattern else { return nil }
    let each = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      CGColor(space: space, values: Array(UnsafeBufferPointer(start: components + index * each, count: each)))
    }
    self.init(colors: colors, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// Creates a gradient of `CGColor`s of any space. Colours are always mixed in sRGB; `space`, in which
  /// Apple's systems mix them, is ignored.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let list = colors.compactMap { $0 as? CGColor }
    guard list.count == colors.count, !list.isEmpty else { return nil }
    self.init(colors: list, locations: locations.map { Array(UnsafeBufferPointer(start: $0, count: list.count)) })
  }

  /// Creates a gradient from an `NSArray`, which is a `CFArray` on Apple's systems.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: NSArray, locations: UnsafePointer<CGFloat>?) {
    self.init(colorsSpace: space, colors: colors.map { $0 }, locations: locations)
  }

  /// Creates a gradient. The colours are evenly spaced if `locations` is nil.
  package init(colors: [CGColor], locations: [CGFloat]?) {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let location = locations.flatMap { index < $0.count ? Double($0[index]) : nil } ?? Double(index) / last
      return GradientStop(
        location: location, red: CGGradient.unit(color.sRGB.red), green: CGGradient.unit(color.sRGB.green),
        blue: CGGradient.unit(color.sRGB.blue), alpha: CGGradient.unit(color.alpha))
    }
    ramp = GradientRamp(stops: stops)
  }

  package init(stops: [GradientStop]) { ramp = GradientRamp(stops: stops) }

  private static func unit(_ value: CGFloat) -> Double { value > 0 ? Double(min(value, 1)) : 0 }
}
