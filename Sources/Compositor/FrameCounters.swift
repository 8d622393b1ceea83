/// The cost of a frame, in numbers that depend neither on the machine nor on the number of threads.
package struct FrameCounters: Sendable, Equatable {
  /// The number of repainted pixels.
  package var pixelsDamaged = 0
  /// The number of pixels covered by draw calls, with overdraw counted. The minimum is 1.0 per damaged pixel.
  package var pixelsWritten = 0
  /// The number of pixels that were moved within the target instead of being drawn.
  package var pixelsMoved = 0
  /// The number of layers visited by the diff and by the scene builder.
  package var layersVisited = 0
  /// The number of layers that drew something in the damage.
  package var layersDrawn = 0
  package var drawCalls = 0
  /// The number of shadows and shapes found in the caches (hits), and of those that had to be made (misses).
  package var cacheHits = 0
  package var cacheMisses = 0

  package init() {}

  package static func += (a: inout FrameCounters, b: FrameCounters) {
    a.pixelsDamaged += b.pixelsDamaged
    a.pixelsWritten += b.pixelsWritten
    a.pixelsMoved += b.pixelsMoved
    a.layersVisited += b.layersVisited
    a.layersDrawn += b.layersDrawn
    a.drawCalls += b.drawCalls
    a.cacheHits += b.cacheHits
    a.cacheMisses += b.cacheMisses
  }
}
