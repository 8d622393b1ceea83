import CoreGraphics
import Raster

@testable import CoreText

/// A white bitmap to draw on, y down, in points.
struct Page {
  let pixels: PixelBuffer
  let context: CGContext

  init(width: Int, height: Int, scale: CGFloat = 1) {
    pixels = PixelBuffer(
      bounds: PixelRect(x: 0, y: 0, width: Int(CGFloat(width) * scale), height: Int(CGFloat(height) * scale)))!
    Canvas(pixels).fill(pixels.bounds, Pixel(red: 1, green: 1, blue: 1, alpha: 1))
    context = CGContext(target: pixels, baseTransform: CGAffineTransform(scaleX: scale, y: scale))
  }

  /// The pixels that are not white.
  var ink: [(x: Int, y: Int, pixel: Pixel)] {
    var found: [(x: Int, y: Int, pixel: Pixel)] = []
    for y in 0..<pixels.height {
      for x in 0..<pixels.width where pixels[x, y].bits != 0xffff_ffff { found.append((x, y, pixels[x, y])) }
    }
    return found
  }

  var inkBounds: PixelRect {
    ink.reduce(.empty) { $0.union(PixelRect(x: $1.x, y: $1.y, width: 1, height: 1)) }
  }

  var bytes: [UInt8] { pixels.bytes(of: pixels.bounds) }
}

extension StyledText {
  /// Returns text in the system font.
  static func plain(_ text: String, size: CGFloat = 17, _ change: (inout TextStyle) -> Void = { _ in }) -> StyledText {
    var style = TextStyle(font: .system(size: size), color: CGColor.black)
    change(&style)
    return StyledText(text, style: style)
  }
}

extension TextLayout {
  /// The visible text of each line.
  var shown: [String] {
    lines.map { line in
      let string = text.string as NSString
      return string.substring(with: NSRange(location: line.range.lowerBound, length: line.range.count))
    }
  }
}
