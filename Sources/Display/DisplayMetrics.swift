import Foundation
import Raster

/// A size and a scale that make a screen: positive, finite, and not above `maximumSide` pixels a side.
package struct DisplayMetrics: Equatable, Sendable {
  /// Pixels a side.
  package static let maximumSide = 16_384
  package static let scales: ClosedRange<CGFloat> = 0.25...8

  /// In points.
  package let size: CGSize
  /// Pixels per point.
  package let scale: CGFloat
  /// In pixels: points times scale, rounded, at least 1.
  package let pixelWidth: Int
  package let pixelHeight: Int

  /// - Throws: `DisplayError.badSize` or `.badScale`, naming what is wrong.
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

  /// Of a screen that has so many pixels. What is out of range is brought into it.
  package init(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    self.scale = scale.isFinite ? min(max(scale, Self.scales.lowerBound), Self.scales.upperBound) : 1
    self.pixelWidth = min(max(pixelWidth, 1), Self.maximumSide)
    self.pixelHeight = min(max(pixelHeight, 1), Self.maximumSide)
    size = CGSize(width: CGFloat(self.pixelWidth) / self.scale, height: CGFloat(self.pixelHeight) / self.scale)
  }

  package var pixelBounds: PixelRect { PixelRect(x: 0, y: 0, width: pixelWidth, height: pixelHeight) }
}
