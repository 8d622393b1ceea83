/// What lies outside a picture: its edge pixels, nothing, or the picture again.
package enum ImageTile: Hashable, Sendable { case clamp, transparent, `repeat` }
