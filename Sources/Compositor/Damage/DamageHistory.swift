import Raster

/// What the last frames changed, and which buffers hold which of them: a window with two or three buffers repaints what each
/// lacks.
struct DamageHistory {
  private struct Holder {
    weak var buffer: PixelBuffer?
    let frame: Int
  }

  /// Of the last frames, the newest last.
  private var changes: [Region] = []
  private var frame = 0
  private var holders: [Holder] = []

  /// Buffers that were drawn longer ago are drawn wholly.
  static let depth = 8

  /// How many frames ago the buffer was drawn; 0 where that is not known.
  func age(of buffer: PixelBuffer) -> Int {
    for holder in holders where holder.buffer === buffer { return frame - holder.frame + 1 }
    return 0
  }

  /// What a buffer of that age lacks of the frames before the one at hand.
  func damage(of age: Int, in area: PixelRect) -> Region {
    if age == 1 { return Region() }
    guard age > 1, age - 1 <= changes.count else { return Region(area) }
    var region = Region()
    for change in changes.suffix(age - 1) { region.formUnion(change) }
    return region.intersection(area)
  }

  /// The frame at hand is over.
  mutating func add(_ change: Region, drawnInto buffer: PixelBuffer) {
    frame += 1
    if changes.count == DamageHistory.depth { changes.removeFirst() }
    changes.append(change)
    holders.removeAll { $0.buffer == nil || $0.buffer === buffer || frame - $0.frame > DamageHistory.depth }
    holders.append(Holder(buffer: buffer, frame: frame))
  }

  /// No buffer holds anything of use.
  mutating func removeAll() {
    changes.removeAll(keepingCapacity: true)
    holders.removeAll(keepingCapacity: true)
  }
}
