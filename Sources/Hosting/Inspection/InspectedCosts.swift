/// The time and memory that frames take.
package struct InspectedCosts: Codable, Equatable, Sendable {
  /// The last frames, the newest last; at most 120.
  package var frames: [Frame]
  /// The views with any costs, the most expensive first; at most 1,000.
  package var views: [ViewCost]
  /// The memory of all backing stores, in bytes.
  package var backingStores: Int

  /// Times are in seconds.
  package struct Frame: Codable, Equatable, Sendable {
    /// The time of the host's display.
    package var time: Double
    package var layout: Double
    package var drawing: Double
    package var compositing: Double
    package var pixels: Int
    package init(time: Double, layout: Double, drawing: Double, compositing: Double, pixels: Int) {
      (self.time, self.layout, self.drawing, self.compositing, self.pixels) = (time, layout, drawing, compositing, pixels)
    }
  }

  /// The totals since the measurement began.
  package struct ViewCost: Codable, Equatable, Sendable {
    package var view: Int
    package var layouts = 0
    package var draws = 0
    package var composites = 0
    /// The time in seconds: since the measurement began, and in the last frame.
    package var time = 0.0
    package var lastTime = 0.0
    /// The memory of its backing store, in bytes.
    package var memory = 0
    /// Whether the view is drawn into a separate buffer first, for example for a mask or group opacity.
    package var isOffscreen = false
    package var isBlended = false
    package init(view: Int) { self.view = view }
  }

  package init(frames: [Frame], views: [ViewCost], backingStores: Int) {
    (self.frames, self.views, self.backingStores) = (frames, views, backingStores)
  }
}
