import UIKit

extension CGContext {
  /// Fills `rect` with a gradient of evenly spaced colours from top to bottom.
  func fillVertically(_ rect: CGRect, colors: [UIColor]) {
    let locations = colors.indices.map { CGFloat($0) / CGFloat(max(colors.count - 1, 1)) }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor),
        locations: locations)
    else { return }
    saveGState()
    clip(to: rect)
    drawLinearGradient(gradient, start: CGPoint(x: rect.midX, y: rect.minY), end: CGPoint(x: rect.midX, y: rect.maxY), options: [])
    restoreGState()
  }
}
