/// The pixels outside of a picture: its edge pixels, transparent pixels, or the repeated picture.
package enum ImageTile: Hashable, Sendable { case clamp, transparent, `repeat` }
