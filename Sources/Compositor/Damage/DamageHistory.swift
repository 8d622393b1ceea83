import Raster

/// The changes of the last frames, and the frame that each buffer holds. With it, a window with two or three
/// buffers repaints only what each buffer lacks.
struct DamageHistory {
  private struct Holder {
    weak var buffer: PixelBuffer?
    let frame: Int
  }

  /// The changed regions of the last frames, newest last.
  private var changes: [Region] = []
  private var frame = 0
  private var holders: [Holder] = []

  /// The number of frames remembered. Buffers that were drawn longer ago are repainted completely.
  static let depth = 8

  /// Returns the number of frames since the buffer was drawn; 0 if unknown.
  func age(of buffer: PixelBuffer) -> Int {
    for holder in holders where holder.buffer === buffer { return frame - holder.frame + 1 }
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
    holders.removeAll { $0.buffer == nil || $0.buffer === buffer || frame - $0.frame > DamageHistory.depth }
    holders.append(Holder(buffer: buffer, frame: frame))
  }

  /// Forgets all changes and buffers.
  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    holders.removeAll(keepingCapacity: true)
  }
}
