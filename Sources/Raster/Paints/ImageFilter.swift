/// The sampling of a picture between its pixels.
package enum ImageFilter: Hashable, Sendable { case nearest, linear }
