/// How a picture is read between its pixels.
package enum ImageFilter: Hashable, Sendable { case nearest, linear }
