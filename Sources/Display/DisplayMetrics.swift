import Foundation
import Raster

/// The size and scale of a screen: positive, finite, and at most `maximumSide` pixels on each side.
package struct DisplayMetrics: Equatable, Sendable {
  /// The longest side in pixels.
  package static let maximumSide = 16_384
  package static let scales: ClosedRange<CGFloat> = 0.25...8

  /// The size in points.
  package let size: CGSize
  /// The number of pixels per point.
  package let scale: CGFloat
  /// The width in pixels: points times scale, rounded, at least 1.
  package let pixelWidth: Int
  package let pixelHeight: Int

  /// - Throws: `DisplayError.badSize` or `.badScale` for invalid values.
  package init(size: CGSize, scale: CGFloat) throws(DisplayError) {
    guard scale.isFinite, Self.scales.contains(scale) else { throw .badScale(Double(scale)) }
    let width = (size.width * scale).rounded(), height = (size.height * scale).rounded()
    let sides = 1...CGFloat(Self.maximumSide)
    guard sides.contains(width), sides.contains(height) else {
      throw .badSize(width: Double(size.width), height: Double(size.height), scale: Double(scale))
    }
    self.size = size
    self.scale = scale
    pixelWidth = Int(width)
    pixelHeight = Int(height)
  }

  /// Creates the metrics of a screen with a number of pixels. Values out of range are clamped.
  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    self.scale = scale.isFinite ? min(max(scale, Self.scales.lowerBound), Self.scales.upperBound) : 1
    self.pixelWidth = min(max(pixelWidth, 1), Self.maximumSide)
    self.pixelHeight = min(max(pixelHeight, 1), Self.maximumSide)
    size = CGSize(width: CGFloat(self.pixelWidth) / self.scale, height: CGFloat(self.pixelHeight) / self.scale)
  }

  package var pixelBounds: PixelRect { PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }
}
