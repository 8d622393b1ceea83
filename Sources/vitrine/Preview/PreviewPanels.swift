import CoreGraphics
import CoreText
import Display
import Foundation
import Hosting
import Raster
import SDLDisplay

/// Draws the panels of a preview: statistics, the list of keys, and messages. They are overlays of the window and never part of the scene's
/// pixels.
@MainActor
struct PreviewPanels {
  /// The bounds of the window, in pixels.
  let bounds: PixelRect
  /// The number of pixels per point.
  let scale: CGFloat

  /// Returns the overlays: statistics at the top left, the message at the bottom, the keys in the centre. They are smaller in a small
  /// window.
  func overlays(of panels: HostPanels) -> [DisplayOverlay] {
    let margin = Int((Self.margin * scale).rounded())
    var overlays: [DisplayOverlay] = []
    if let pixels = picture(panels.statistics) { overlays.append(DisplayOverlay(pixels: pixels, x: margin, y: margin)) }
    if let pixels = picture(panels.notice?.split(separator: "\n").map { HostPanels.Row("", String($0)) }) {
      overlays.append(DisplayOverlay(pixels: pixels, x: (bounds.width - pixels.width) / 2, y: bounds.height - pixels.height - margin))
    }
    if let pixels = picture(panels.help) {
      overlays.append(DisplayOverlay(pixels: pixels, x: (bounds.width - pixels.width) / 2, y: (bounds.height - pixels.height) / 2))
    }
    return overlays
  }

  private static let fontSize: CGFloat = 12
  private static let lineHeight: CGFloat = 17
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 10
  private static let gap: CGFloat = 12
  private static let radius: CGFloat = 8

  private func picture(_ rows: [HostPanels.Row]?) -> PixelBuffer? {
    guard let rows, !rows.isEmpty else { return nil }
    let keys = rows.map { text($0.key, gray: 0.7) }
    let keyWidth = keys.map(\.size.width).max() ?? 0
    let valueX = Self.padding + (keyWidth > 0 ? keyWidth + Self.gap : 0)
    // Messages wrap at the width of the window. A table with keys that is too wide is scaled down instead.
    let widest = keyWidth > 0 ? .infinity : max(CGFloat(bounds.width) / scale - 2 * (Self.margin + Self.padding), 100)
    let values = rows.map { text($0.value, gray: 1, width: widest) }
    let valueWidth = values.map(\.size.width).max() ?? 0
    let heights = values.map { max(Self.lineHeight, ($0.size.height + 2).rounded(.up)) }
    let size = CGSize(width: valueX + valueWidth + Self.padding, height: heights.reduce(2 * Self.padding, +))
    let margins = 2 * Self.margin * scale
    let fit = min(1, (CGFloat(bounds.width) - margins) / (size.width * scale), (CGFloat(bounds.height) - margins) / (size.height * scale))
    let scale = scale * max(fit, 0.1)
    let bounds = PixelRect(x: 0, y: 0, width: Int((size.width * scale).rounded(.up)), height: Int((size.height * scale).rounded(.up)))
    guard let pixels = PixelBuffer(bounds: bounds) else { return nil }
    let context = CGContext(target: pixels, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
    let frame = CGRect(origin: .zero, size: size)
    context.addPath(CGPath(roundedRect: frame, cornerWidth: Self.radius, cornerHeight: Self.radius, transform: nil))
    context.setFillColor(CGColor(gray: 0.08, alpha: 0.85))
    context.fillPath()
    var y = Self.padding
    for ((key, value), height) in zip(zip(keys, values), heights) {
      key.draw(in: context, at: CGPoint(x: Self.padding, y: y))
      value.draw(in: context, at: CGPoint(x: valueX, y: y))
      y += height
    }
    return pixels
  }

  private func text(_ string: String, gray: CGFloat, width: CGFloat = .infinity) -> TextLayout {
    TextLayout(
      StyledText(string, style: TextStyle(font: .system(size: Self.fontSize), color: CGColor(gray: gray, alpha: 1))), width: width)
  }
}
