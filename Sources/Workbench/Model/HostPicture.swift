import CoreGraphics
import Hosting
import QuartzCore
import Raster
import RenderTree

/// The latest picture of a host, as the contents of a layer.
@MainActor
final class HostPicture {
  /// The size in pixels.
  private(set) var size = PixelRect.empty
  /// The number of pixels per point.
  private(set) var scale: CGFloat = 1
  private var buffer: PixelBuffer?
  private var revision: UInt64 = 0
  private var nextScale: CGFloat = 1

  /// The size in points.
  var pointSize: CGSize { CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale) }

  /// Notes the scale of a new surface. The picture stays until the first frame of that surface.
  func surfaceChanged(_ surface: HostSurface) { nextScale = surface.scale }

  /// Copies the changed pixels.
  /// - Returns: the new contents, which differ from the previous ones in the damage; nil if there is not enough memory.
  func update(_ damage: Region, from source: PixelBuffer) -> LayerContents? {
    revision += 1
    scale = nextScale
    guard let buffer, buffer.bounds == source.bounds else {
      guard let copy = source.copy() else { return nil }
      copy.isOpaque = true
      (buffer, size) = (copy, source.bounds)
      return LayerContents(pixels: copy, revision: revision)
    }
    for rect in damage.rects { buffer.copyPixels(from: source, in: rect) }
    let rects = Array(damage.rects)
    return LayerContents(pixels: buffer, revision: revision, dirty: damage.bounds, parts: rects.count > 1 ? rects : [])
  }

  /// Whether a row of the picture is dark: its mean brightness is below one half.
  /// - Parameter y: in points from the top.
  func isDark(at y: CGFloat) -> Bool {
    guard let buffer, !size.isEmpty else { return false }
    let row = min(max(Int(y * scale), 0), size.height - 1)
    let bytes = buffer.bytes(of: PixelRect(x: 0, y: row, width: size.width, height: 1))
    let steps = stride(from: 0, to: bytes.count - 3, by: 4 * max(size.width / 64, 1))
    let brightness = steps.map { (Int(bytes[$0]) * 29 + Int(bytes[$0 + 1]) * 150 + Int(bytes[$0 + 2]) * 77) >> 8 }
    return brightness.reduce(0, +) < brightness.count * 128
  }

  /// Returns a copy of the shown picture; nil before the first frame.
  func image() -> CGImage? { buffer?.copy().map { CGImage(pixels: $0) } }
}
