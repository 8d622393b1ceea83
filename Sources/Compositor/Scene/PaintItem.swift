import Raster
import RenderTree

/// One thing to draw, in device pixels. Items stand in paint order; a group's parts follow it.
struct PaintItem {
  /// All that it can touch, within its rectangular clips.
  var rect: PixelRect
  /// What it covers with full opacity; empty for none.
  var opaque = PixelRect.empty
  /// Index of the clip of another shape than whole pixels; -1 for none.
  var clip: Int32 = -1
  /// Which layer of the scene, for the counters.
  var layer: Int32
  var opacity: UInt8
  /// How it meets what is below.
  var blend = Blend.sourceOver
  /// The index after it and its parts.
  var end: Int
  var action: Action

  enum Action {
    case fill(Pixel)
    /// Paint on all of the item's rectangle.
    case area(Paint)
    case quad(Quad, Paint)
    /// A rectangle whose edges lie between pixels.
    case rect(RasterRect, Pixel)
    case path(VectorPath, FillRule, Paint)
    /// A rectangle of whole pixels with round corners, the corners cut out of a ready mask.
    case rounded(frame: PixelRect, mask: CoverageMask, side: Int, corners: CornerMask, Pixel)
    case blit(PixelBuffer, source: PixelRect, dx: Int, dy: Int)
    case picture(PixelBuffer, source: PixelRect, Affine, ImageFilter)
    /// A picture stretched to whole pixels.
    case scaled(PixelBuffer, source: PixelRect, on: PixelRect, ImageFilter)
    /// A group as it was drawn at this very place before.
    case kept(PixelBuffer)
    /// The same within an outline; without one in all of the item's rectangle.
    case framedPicture(PixelBuffer, source: PixelRect, Affine, ImageFilter, Quad?)
    /// A picture in perspective: from its pixels to the device's.
    case projected(PixelBuffer, Homography, isSharp: Bool)
    case ninePatch(PixelBuffer, source: PixelRect, center: PixelRect, RasterRect, Affine, capScale: Double, ImageFilter)
    case stencil(CoverageMask, dx: Int, dy: Int, Pixel)
    /// What is below, filtered.
    case backdrop(Backdrop)
    /// The parts as one picture.
    case group
    /// The parts before `second`, where those from `second` on have alpha.
    case masked(second: Int)
    /// From the parts before `second` to those from there on.
    case dissolve(second: Int, progress: UInt8)
  }
}
