/// A picture used as a paint.
package struct ImagePattern: Sendable {
  package var image: PixelBuffer
  /// The part of the picture that is used, in coordinates of its bounds.
  package var source: PixelRect
  /// The transform from device pixels, relative to `origin`, to coordinates of the picture's bounds.
  package var inverse: Affine
  /// The origin of the device pixels. A picture that is moved by whole pixels differs only in this value, so it is sampled in the same way.
  package var origin = SIMD2<Int>(0, 0)
  package var filter: ImageFilter
  package var tile: ImageTile
  package var opacity: UInt8

  package init(
    image: PixelBuffer, source: PixelRect? = nil, inverse: Affine = .identity, filter: ImageFilter = .linear,
    tile: ImageTile = .clamp, opacity: UInt8 = 255
  ) {
    self.image = image
    self.source = (source ?? image.bounds).intersection(image.bounds)
    self.inverse = inverse
    self.filter = filter
    self.tile = tile
    self.opacity = opacity
  }
}
