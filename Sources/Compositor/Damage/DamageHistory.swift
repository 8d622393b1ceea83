import Raster

/// The changes of the last frames, and the frame that each buffer holds. With it, a window with two or three
/// buffers repaints only what each buffer lacks.
struct DamageHistory {
  /// A buffer, and the last frame that was drawn into it.
  private struct DrawnBuffer {
    weak var buffer: PixelBuffer?
    let frame: Int
  }

  /// The changed regions of the last frames, newest last.
  private var changes: [Region] = []
  private var frame = 0
  private var drawnBuffers: [DrawnBuffer] = []

  /// The number of frames remembered. Buffers that were drawn longer ago are repainted completely.
  static let depth = 8

  /// Returns the number of frames since the buffer was drawn; 0 if unknown.
  func age(of buffer: PixelBuffer) -> Int {
    for drawn in drawnBuffers where drawn.buffer === buffer { return frame - drawn.frame + 1 }
    return 0
  }

  /// Returns the region in which a buffer of that age differs from the previous frame.
  func damage(of age: Int, in area: PixelRect) -> Region {
    if age == 1 { return Region() }
    guard age > 1, age - 1 <= changes.count else { return Region(area) }
    var region = Region()
    for change in changes.suffix(age - 1) { region.formUnion(change) }
    return region.intersection(area)
  }

  /// Records the changed region of a frame at its end.
  mutating func add(_ change: Region, drawnInto buffer: PixelBuffer) {
    frame += 1
    if changes.count == DamageHistory.depth { changes.removeFirst() }
    changes.append(change)
    drawnBuffers.removeAll { $0.buffer == nil || $0.buffer === buffer || frame - $0.frame > DamageHistory.depth }
    drawnBuffers.append(DrawnBuffer(buffer: buffer, frame: frame))
  }

  /// Forgets all changes and buffers.
  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    drawnBuffers.removeAll(keepingCapacity: true)
  }
}
