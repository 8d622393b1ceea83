import Raster
import RenderTree

/// An item to draw, in device pixels. Items are in paint order; the parts of a group follow the group.
struct PaintItem {
  /// The pixels that the item can touch, within its rectangular clips.
  var rect: PixelRect
  /// The rectangle that the item covers with full opacity; empty for none.
  var opaque = PixelRect.empty
  /// The index of the clip that is not a rectangle of whole pixels; -1 for none.
  var clip: Int32 = -1
  /// The index of the item's layer in the scene, for the counters.
  var layer: Int32
  var opacity: UInt8
  /// The blend mode with the pixels below.
  var blend = Blend.sourceOver
  /// The index after the item and its parts.
  var end: Int
  var action: Action

  enum Action {
    case fill(Pixel)
    /// Fills the item's whole rectangle with a paint.
    case area(Paint)
    case quad(Quad, Paint)
    /// Fills a rectangle whose edges lie between pixel boundaries.
    case rect(RasterRect, Pixel)
    case path(VectorPath, FillRule, Paint)
    /// Fills a rounded rectangle of whole pixels. Its corners are taken from a cached mask.
    case rounded(frame: PixelRect, mask: CoverageMask, side: Int, corners: CornerMask, Pixel)
    case blit(PixelBuffer, source: PixelRect, dx: Int, dy: Int)
    case picture(PixelBuffer, source: PixelRect, Affine, ImageFilter)
    /// Draws a picture scaled to a rectangle of whole pixels.
    case scaled(PixelBuffer, source: PixelRect, on: PixelRect, ImageFilter)
    /// Draws the cached bitmap of a group that was drawn at the same position before.
    case cachedGroup(PixelBuffer)
    /// Draws a picture within an outline, or within the item's rectangle if there is no outline.
    case framedPicture(PixelBuffer, source: PixelRect, Affine, ImageFilter, Quad?)
    /// Draws a picture in perspective. The homography maps its pixels to device pixels.
    case projected(PixelBuffer, Homography, isSharp: Bool)
    case ninePatch(PixelBuffer, source: PixelRect, center: PixelRect, RasterRect, Affine, capScale: Double, ImageFilter)
    case stencil(CoverageMask, dx: Int, dy: Int, Pixel)
    /// Draws the filtered backdrop.
    case backdrop(Backdrop)
    /// Draws the parts as one picture.
    case group
    /// Draws the parts before `second`, multiplied with the alpha of the parts from `second` on.
    case masked(second: Int)
    /// Cross-fades from the parts before `second` to the parts from `second` on.
    case dissolve(second: Int, progress: UInt8)
  }
}
