import CoreGraphics
import CoreText
import Foundation
import Raster
import SDLDisplay

/// The panels that the preview shows over a scene: statistics, the list of keys, and a temporary message. They are overlays of the window
/// and never part of the scene's pixels.
@MainActor
struct PreviewPanels {
  struct Row: Equatable {
    var key: String
    var value: String
    init(_ key: String, _ value: String) {
      self.key = key
      self.value = value
    }
  }

  var statistics: [Row]?
  var help: [Row]?
  var notice: String?

  /// The bounds for which the overlays were last made, in pixels.
  private(set) var bounds = PixelRect.empty
  private let scale: CGFloat
  private var pictures: [Place: (rows: [Row], pixels: PixelBuffer?)] = [:]

  private enum Place { case top, middle, bottom }

  /// - Parameter scale: pixels per point.
  init(scale: CGFloat) { self.scale = scale }

  /// Returns the overlays: statistics at the top left, the message at the bottom, the keys in the centre. They are smaller in a small
  /// window.
  mutating func overlays(in bounds: PixelRect) -> [DisplayOverlay] {
    if bounds != self.bounds { pictures = [:] }
    self.bounds = bounds
    let margin = Int((Self.margin * scale).rounded())
    var overlays: [DisplayOverlay] = []
    if let pixels = picture(.top, statistics) { overlays.append(DisplayOverlay(pixels: pixels, x: margin, y: margin)) }
    if let pixels = picture(.bottom, notice.map { [Row("", $0)] }) {
      overlays.append(DisplayOverlay(pixels: pixels, x: (bounds.width - pixels.width) / 2, y: bounds.height - pixels.height - margin))
    }
    if let pixels = picture(.middle, help) {
      overlays.append(DisplayOverlay(pixels: pixels, x: (bounds.width - pixels.width) / 2, y: (bounds.height - pixels.height) / 2))
    }
    return overlays
  }

  /// Returns the panel at a place. The previous picture is reused if its rows are the same.
  private mutating func picture(_ place: Place, _ rows: [Row]?) -> PixelBuffer? {
    guard let rows, !rows.isEmpty else { return nil }
    if let known = pictures[place], known.rows == rows { return known.pixels }
    let pixels = draw(rows)
    pictures[place] = (rows, pixels)
    return pixels
  }

  private static let fontSize: CGFloat = 12
  private static let lineHeight: CGFloat = 17
  private static let margin: CGFloat = 8
  private static let padding: CGFloat = 10
  private static let gap: CGFloat = 12
  private static let radius: CGFloat = 8

  private func draw(_ rows: [Row]) -> PixelBuffer? {
    let keys = rows.map { text($0.key, gray: 0.7) }, values = rows.map { text($0.value, gray: 1) }
    let keyWidth = keys.map(\.size.width).max() ?? 0, valueWidth = values.map(\.size.width).max() ?? 0
    let valueX = Self.padding + (keyWidth > 0 ? keyWidth + Self.gap : 0)
    let size = CGSize(width: valueX + valueWidth + Self.padding, height: CGFloat(rows.count) * Self.lineHeight + 2 * Self.padding)
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
    for (index, (key, value)) in zip(keys, values).enumerated() {
      let y = Self.padding + CGFloat(index) * Self.lineHeight
      key.draw(in: context, at: CGPoint(x: Self.padding, y: y))
      value.draw(in: context, at: CGPoint(x: valueX, y: y))
    }
    return pixels
  }

  private func text(_ string: String, gray: CGFloat) -> TextLayout {
    TextLayout(StyledText(string, style: TextStyle(font: .system(size: Self.fontSize), color: CGColor(gray: gray, alpha: 1))))
  }
}
