import Raster

/// The time that one painter spends on each layer of a scene, in nanoseconds.
struct PaintTimes {
  private(set) var nanoseconds: [UInt64]
  /// The layer that is being painted; -1 for none.
  private(set) var current = -1
  private var since: UInt64 = 0

  init(layers: Int) { nanoseconds = Array(repeating: 0, count: layers) }

  /// Ends the time of the current layer and starts that of another one.
  mutating func turn(to layer: Int) {
    let now = HardwareClock.nanoseconds
    if current >= 0 { nanoseconds[current] += now - since }
    (current, since) = (layer, now)
  }
}
