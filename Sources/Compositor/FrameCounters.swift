/// What a frame cost, in numbers that do not depend on the machine or the number of threads.
package struct FrameCounters: Sendable, Equatable {
  /// Pixels that were drawn again.
  package var pixelsDamaged = 0
  /// Pixels that draw calls covered, those behind others included; 1.0 per damaged pixel is the least.
  package var pixelsWritten = 0
  /// Pixels that were moved within the target instead of being drawn.
  package var pixelsMoved = 0
  /// Layers looked at, by the diff and for drawing.
  package var layersVisited = 0
  /// Layers that had something in the damage.
  package var layersDrawn = 0
  package var drawCalls = 0
  /// Shadows and shapes found ready, and those made.
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
